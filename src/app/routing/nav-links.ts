import { routes } from './route-table.ts';

type Link = { href: string; label: string };

export const navLinks = linksOf('nav');
export const legalLinks = linksOf('legal');

function linksOf(list: 'nav' | 'legal'): Link[] {
  return routes.flatMap(({ path, [list]: label }) => (label ? [{ href: path, label }] : []));
}

/** Child paths count too: on an article, the blog is current. */
export function isCurrent(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}
