import { FEED_PATH } from '../../../shared/page-contract.ts';
import './Newsletter.css';

type Props = { content: { title: string; text: string; label: string; placeholder: string; button: string; hint: string; feed: string } };

/** A newsletter form that does nothing, as the client has specified; its hint says so, and the link to the feed works. */
export function Newsletter({ content }: Props) {
  return (
    <section className="section page-width newsletter-section">
      <div className="line newsletter">
        <div className="newsletter-part">
          <h2 className="heading newsletter-title">{content.title}</h2>
          <p className="section-intro">{content.text}</p>
        </div>
        <div className="newsletter-part">
          <label htmlFor="newsletter-email" className="newsletter-label">
            {content.label}
          </label>
          <div className="newsletter-row">
            <input
              id="newsletter-email"
              type="email"
              autoComplete="email"
              placeholder={content.placeholder}
              className="newsletter-field"
              // Browsers would call a half-typed address invalid, and nothing here validates it.
              aria-invalid={false}
              aria-describedby="newsletter-hint"
            />
            <button type="button" className="btn btn-outline" aria-describedby="newsletter-hint">
              {content.button}
            </button>
          </div>
          <p id="newsletter-hint" className="text-small text-muted">
            {content.hint}
          </p>
          <a href={FEED_PATH} className="text-link">
            {content.feed}
          </a>
        </div>
      </div>
    </section>
  );
}
