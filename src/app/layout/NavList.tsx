import { Link } from 'wouter';
import { isCurrent, navLinks } from './nav-links.ts';

/** `link` is each link's class. */
export function NavList({ path, className, link }: { path: string; className: string; link: string }) {
  return (
    <ul className={className}>
      {navLinks.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={link} aria-current={isCurrent(href, path) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
