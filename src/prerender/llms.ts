import { site } from '../content/site.ts';
import type { Head } from '../content/types.ts';
import { absolute } from './origin.ts';

export type TitledPath = { path: string; head: Head };

const LEGAL = ['/confidentialite', '/mentions-legales', '/cgv', '/cookies'];

/** A site map for language models (https://llmstxt.org): one line per page, articles separate, feeds and legal texts marked optional. */
export function llms(pages: readonly TitledPath[]): string {
  const articles = pages.filter(({ path }) => path.startsWith('/blog/'));
  const legal = pages.filter(({ path }) => LEGAL.includes(path));
  const others = pages.filter((page) => !articles.includes(page) && !legal.includes(page));
  const feeds = [`- [Flux RSS](${absolute('/feed.xml')})`, `- [JSON Feed](${absolute('/feed.json')})`];
  return [
    `# ${site.name}\n\n> ${site.tagline}. ${site.description}`,
    section('Pages', others.map(line)),
    section('Articles', articles.map(line)),
    section('Optional', [...feeds, ...legal.map(line), '']),
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function line({ path, head }: TitledPath): string {
  return `- [${head.title.replace(` | ${site.name}`, '')}](${absolute(path)}): ${head.description}`;
}
