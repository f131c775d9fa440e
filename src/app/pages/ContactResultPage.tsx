import '../styles/contact.css';
import { Link } from 'wouter';
import type { FailureReason } from '../../contact/protocol.ts';
import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import type { Params, Screen } from '../routes.ts';

const { results } = contact;
type Result = keyof typeof results;
const REASONS: Record<FailureReason, string> = results.echec.reasons;

function isResult(value: string): value is Result {
  return Object.hasOwn(results, value);
}

export const paths = () => Object.keys(results).map((result) => `/contact/${result}`);

/** Where the function redirects a form posted without JavaScript; any other result shows the not-found page. */
export async function screen({ result = '' }: Params): Promise<Screen> {
  if (!isResult(result)) return (await import('./NotFoundPage.tsx')).screen;
  const texts = results[result];
  return {
    head: { title: `${firstSentence(texts.title)} | ${site.name}`, description: texts.text },
    Page: () => <ContactResult {...texts} reasons={result === 'echec' ? REASONS : {}} isSent={result === 'merci'} />,
  };
}

function firstSentence(text: string): string {
  return text.split(/\s*[.!]/)[0] ?? text;
}

type Props = { title: string; text: string; form: string; reasons: Record<string, string>; isSent: boolean };

/**
 * After a refusal, the visitor's text is one step back in history, so the link to an empty form is less prominent. The address's fragment
 * shows the reason, since this page has to do without JavaScript; its scroll margin keeps the title in view.
 */
function ContactResult({ title, text, form, reasons, isSent }: Props) {
  return (
    <section className="page-width page-hero">
      <p className="mark section-mark">Contact</p>
      <h1 className="heading text-section">{title}</h1>
      {Object.entries(reasons).map(([id, reason]) => (
        <p key={id} id={id} className="section-intro failure-reason">
          {reason}
        </p>
      ))}
      <p className="section-intro">{text}</p>
      <p>
        <a href={`mailto:${site.email}`} className="trait-link">
          {site.email}
        </a>
      </p>
      <Link href="/contact" className={isSent ? 'btn-line' : 'trait-link'}>
        {form}
      </Link>
    </section>
  );
}
