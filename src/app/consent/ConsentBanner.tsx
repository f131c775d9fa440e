import './choices.css';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CONSENT_BANNER_ID, type RootData } from '../../shared/page-contract.ts';
import { moveFocusOnUnmount } from '../ui/move-focus-on-unmount.ts';
import { consentAtom, setConsentAtom } from './consent.ts';
import './ConsentBanner.css';

function onMount(banner: HTMLElement | null): (() => void) | undefined {
  const onUnmount = moveFocusOnUnmount(banner);
  if (!banner) return;
  const observer = new ResizeObserver(() => setHeight(banner.offsetHeight));
  observer.observe(banner);
  return () => {
    onUnmount?.();
    observer.disconnect();
    setHeight(0);
  };
}

/** Keeps what is focused clear of the banner (styles/base.css), unless a filter list hides it. */
function setHeight(height: number): void {
  document.documentElement.style.setProperty('--banner', `${height}px`);
}

/**
 * Stays at the bottom of the screen until a choice is made; refusing is as easy as accepting. Its classes say « choice », because filter lists
 * hide elements that are named after cookies or consent (tests/build/filter-lists.test.ts).
 */
export function ConsentBanner() {
  const consent = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  const lastConsent = useRef(consent);
  useEffect(() => {
    // Another tab has cleared the choice; the root element still has it.
    if (lastConsent.current && !consent) (document.documentElement.dataset as RootData).choice = '';
    lastConsent.current = consent;
  }, [consent]);
  if (consent) return null;
  return (
    <section ref={onMount} id={CONSENT_BANNER_ID} aria-label="Cookies" className="choice-banner">
      <p className="text-small">
        {'Acceptez-vous les cookies de notre agenda Calendly ? '}
        <Link href="/cookies">Les cookies du site</Link>
      </p>
      <div className="choice-buttons">
        <button type="button" value="essential" className="btn btn-primary choice-button" onClick={() => setConsent('essential')}>
          Refuser
        </button>
        <button type="button" value="all" className="btn btn-primary choice-button" onClick={() => setConsent('all')}>
          Tout accepter
        </button>
        <button type="button" className="btn btn-outline choice-button" command="show-modal" commandfor="choice-dialog">
          Paramétrer
        </button>
      </div>
    </section>
  );
}
