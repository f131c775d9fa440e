import { Link } from 'wouter';
import { footer } from '../../content/footer.ts';
import { site } from '../../content/site.ts';
import { legalLinks, navLinks } from '../routing/nav-links.ts';
import { Picture } from '../ui/Picture.tsx';
import { BookingPopover } from './BookingPopover.tsx';
import './Footer.css';

type Props = {
  /** The module of the page above (routing/route-table.ts). Its style depends on it. */
  module: string;
};

export function Footer({ module }: Props) {
  return (
    <footer className="site-footer" data-page={module}>
      {content}
    </footer>
  );
}

/** One element for all pages: React renders it once. */
const content = (
  <>
    <div className="page-width footer-grid">
      <div className="footer-lead">
        <h2 className="heading text-section">{footer.title}</h2>
        <p className="section-intro footer-text">{footer.text}</p>
        <BookingPopover />
      </div>
      <div className="line footer-scene">
        <Picture image={footer.image} />
        <svg viewBox="0 0 640 320" className="footer-waves" aria-hidden="true">
          <path d="M408 60c12 8 20 20 22 34M424 36c20 12 34 32 38 58" />
        </svg>
      </div>
      <nav aria-label="Pied de page" className="footer-links">
        <h2 className="small-label text-muted">Le site</h2>
        <ul className="footer-list">
          {navLinks.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="footer-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Informations légales" className="footer-links">
        <h2 className="small-label text-muted">Informations légales</h2>
        <ul className="footer-list">
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="footer-link">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className="footer-link" command="show-modal" commandfor="choice-dialog">
              Gérer les cookies
            </button>
          </li>
        </ul>
      </nav>
      <div className="footer-social">
        <h2 className="small-label text-muted">Nous suivre, nous écrire</h2>
        <ul className="footer-list footer-row">
          {site.social.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="footer-link" target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.email}`} className="footer-link">
              {site.email}
            </a>
          </li>
        </ul>
      </div>
    </div>
    <p className="page-width footer-copyright">{`© ${site.copyrightYear} ${site.name}. Tous droits réservés.`}</p>
  </>
);
