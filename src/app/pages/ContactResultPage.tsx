import { Link } from 'wouter';
import { contact } from '../../content/contact.ts';
import { notFound } from '../../content/not-found.ts';
import { site } from '../../content/site.ts';
import { fieldNames } from '../../message/fields.ts';
import { limitOf } from '../../message/limits.ts';
import type { FailureReason, ResultSlug } from '../../message/protocol.ts';
import { BLOG_PATH, CONTACT_PATH } from '../../shared/page-contract.ts';
import { BookingLink } from '../booking/BookingLink.tsx';
import type { Page, Params } from '../routing/pages.ts';
import { SelfDrawingPicture } from '../ui/SelfDrawingPicture.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import './ContactResultPage.css';

const results = contact.results satisfies Record<ResultSlug, unknown>;
const REASONS: Record<FailureReason, string> = results.echec.reasons;

function isResultSlug(value: string): value is ResultSlug {
  return Object.hasOwn(results, value);
}

function firstSentence(text: string): string {
  return text.split(/\s*[.!]/)[0] ?? text;
}

/** Page to which the function redirects a form posted without JavaScript. */
function ContactResultPage({ params: { result = '' } }: { params: Params }) {
  return isResultSlug(result) ? <ContactResult result={result} /> : <NotFoundPage />;
}

/**
 * The URL's fragment shows the reason, because this page must work without JavaScript. The reason's scroll margin keeps the title in view.
 */
function ContactResult({ result }: { result: ResultSlug }) {
  const { title, text, next, image } = results[result];
  const reasons: Record<string, string> = result === 'echec' ? REASONS : {};
  return (
    <section className="page-width contact-result">
      <div className="contact-result-text">
        <h1 className="heading text-section">{title}</h1>
        {Object.entries(reasons).map(([id, reason]) => (
          <p key={id} id={id} className="section-intro failure-reason">
            {reason}
          </p>
        ))}
        {result === 'invalide' && (
          <ul className="dash-list">
            {fieldNames.map(limitOf).map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        )}
        <p className="section-intro">{text}</p>
        <div className="contact-result-next">{result === 'merci' ? <AfterSuccess label={next} /> : <AfterFailure label={next} />}</div>
      </div>
      <div className="line contact-result-scene">
        <SelfDrawingPicture image={image} />
      </div>
    </section>
  );
}

/** Booking a call is less prominent: someone who has just written waits for the answer. */
function AfterSuccess({ label }: { label: string }) {
  return (
    <>
      <Link href={BLOG_PATH} className="btn btn-primary">
        {label}
      </Link>
      <BookingLink className="text-link" />
    </>
  );
}

/** The link to an empty form is less prominent: the visitor's text is one step back in history. */
function AfterFailure({ label }: { label: string }) {
  return (
    <>
      <a href={`mailto:${site.email}`} className="btn btn-primary">
        {site.email}
      </a>
      <Link href={CONTACT_PATH} className="text-link">
        {label}
      </Link>
    </>
  );
}

export const page: Page = {
  head: ({ result = '' }) => {
    if (!isResultSlug(result)) return notFound.head;
    const { title, text } = results[result];
    return { title: `${firstSentence(title)} | ${site.name}`, description: text };
  },
  Component: ContactResultPage,
  params: Object.keys(results).map((result) => ({ result })),
};
