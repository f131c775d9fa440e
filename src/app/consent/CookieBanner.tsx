import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'wouter';
import { leaveFocus } from '../ui/leave-focus.ts';
import { chooseConsentAtom, cookieConsentAtom } from './consent.ts';

/** Stays at the bottom of the screen until a choice is made; refusing is as easy as accepting. */
export function CookieBanner() {
  const consent = useAtomValue(cookieConsentAtom);
  const choose = useSetAtom(chooseConsentAtom);
  if (consent) return null;
  return (
    <section ref={leaveFocus} aria-label="Cookies" className="cookie-banner">
      <p className="text-small">
        {'Acceptez-vous la mesure d’audience et l’agenda Calendly ? '}
        <Link href="/cookies">En savoir plus</Link>
      </p>
      <div className="cookie-choices flex flex-wrap gap-2">
        <button type="button" value="essential" className="btn btn-primary" onClick={() => choose('essential')}>
          Refuser
        </button>
        <button type="button" value="all" className="btn btn-primary" onClick={() => choose('all')}>
          Tout accepter
        </button>
        <button type="button" className="btn btn-line" command="show-modal" commandfor="cookie-dialog">
          Paramétrer
        </button>
      </div>
    </section>
  );
}
