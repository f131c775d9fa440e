import type { BreadcrumbList } from 'schema-dts';
import { navLinks } from '../../../app/routing/nav-links.ts';
import { site } from '../../../content/site.ts';
import { absolute } from '../../origin.ts';

/** Home, then each segment of the path, labelled as in the navigation or else with the page's title. */
export function breadcrumbs(path: string, title: string): BreadcrumbList {
  const parts = path.split('/').slice(1);
  const trail = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: navLinks.find(({ href }) => href === item)?.label ?? title.replace(` | ${site.name}`, ''),
      item: absolute(item),
    })),
  };
}
