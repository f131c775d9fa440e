import { Link } from 'wouter';
import { isCurrent, navLinks } from './nav-links.ts';

export function NavList({ path }: { path: string }) {
  return (
    <ul className="nav-list">
      {navLinks.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="nav-link" aria-current={isCurrent(href, path) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
