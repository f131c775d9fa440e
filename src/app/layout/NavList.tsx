import { Link } from 'wouter';
import { isCurrent, navLinks } from '../routing/nav-links.ts';

type Props = { path: string; className: string; linkClass: string };

export function NavList({ path, className, linkClass }: Props) {
  return (
    <ul className={className}>
      {navLinks.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={linkClass} aria-current={isCurrent(href, path) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
