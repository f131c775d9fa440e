import type { Article, Block } from '../../content/types.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { linkOf } from '../../shared/link-of.ts';
import { absolute } from '../origin.ts';

/** An article's full text as HTML that works on any site: all text is escaped, all URLs are absolute. */
export function articleHtml({ content }: Article): string {
  return content.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${escapeHtml(block.content)}</p>`;
    case 'heading':
      return `<h2>${escapeHtml(block.content)}</h2>`;
    case 'subheading':
      return `<h3>${escapeHtml(block.content)}</h3>`;
    case 'quote':
      return `<blockquote><p>${escapeHtml(block.content)}</p></blockquote>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('')}</ul>`;
    case 'image':
      return `<figure><img src="${escapeHtml(absolute(block.src))}" alt="${escapeHtml(block.alt)}"><figcaption>${escapeHtml(block.caption)}</figcaption></figure>`;
  }
}

function itemHtml(item: string): string {
  const link = linkOf(item);
  return link ? `<a href="${escapeHtml(link.url)}">${escapeHtml(link.title)}</a>` : escapeHtml(item);
}
