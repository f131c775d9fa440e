import { globSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../../../scripts/root.ts';

/** Places where code shows texts, besides src/content: pages, share cards, the web manifest, answers and mails. */
const PLACES = [
  'src/app/**/*.{ts,tsx}',
  'src/message/*.ts',
  'src/outbox/*.ts',
  'src/prerender/page/share-cards.ts',
  'src/prerender/vite/web-manifest.ts',
  'netlify/contact/request/reply.ts',
  'netlify/contact/mail/mail-text.ts',
];

/** The source files at these places. Throws if there are none any more at one of them. */
export function sourcesOfStrings(): string[] {
  const files = PLACES.flatMap((place) => {
    const found = globSync(place, { cwd: root });
    if (found.length === 0) throw new Error(`${place}: where are these texts now?`);
    return found;
  });
  return files.filter((file) => !/\.d\.ts$|icon-paths\.ts$/.test(file));
}

export type Span = { start: number; end: number };
/** A string that the interface shows, and the source spans of its pieces: a template literal has one between each two values. */
export type ShownString = { text: string; pieces: Span[] };

/** Attributes that are read out or shown, whatever their value looks like. */
const READ = /^(?:alt|aria-label|aria-roledescription|intro|label|mark|noun|placeholder|text|title)$/;
const MACHINE = /^(?:className|data-.*|d|id|lang)$/;
/**
 * Strings that code shows: each has an accent or a typographic sign, is a capitalised word, starts with one and goes on after a space,
 * or ends in three dots.
 */
const SHOWN = /[^\p{ASCII}]|^\p{Lu}\p{Ll}+$|^\p{Lu}\S* \S|\w\.\.\.$/u;

/**
 * Finds the shown strings in the syntax tree of a TypeScript source. Leaves out comments and strings for machines. Throws when the source
 * does not parse.
 */
export function shownStrings(file: string, source: string): ShownString[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const found: ShownString[] = [];
  /** Nobody reads class names, comparisons, types, developers' errors and the console. A node is visited before what it contains. */
  const unread: Span[] = [];
  const skip = (node: Span) => void unread.push(node);
  const keep = (text: unknown, pieces: Span[], isRead = typeof text === 'string' && SHOWN.test(text)) => {
    const line = String(text)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    const isUnread = unread.some(({ start, end }) => pieces.every((piece) => start <= piece.start && piece.end <= end));
    if (isRead && !isUnread && /\p{L}{2}/u.test(line)) found.push({ text: line, pieces });
  };
  new Visitor({
    JSXText: (node) => keep(node.value, [node], true),
    Literal: (node) => keep(node.value, [node]),
    TemplateLiteral: ({ quasis }) => keep(quasis.map(({ value }) => value.cooked).join('0'), quasis),
    JSXAttribute: (node) => {
      const { name, value } = node;
      if (MACHINE.test(String(name.name))) skip(node);
      else if (value?.type === 'Literal' && READ.test(String(name.name)) && !SHOWN.test(String(value.value)))
        keep(value.value, [value], true);
    },
    BinaryExpression: (node) => void (node.operator.endsWith('==') && skip(node)),
    CallExpression: (node) => void (isConsole(node.callee) && skip(node)),
    NewExpression: skip,
    TSLiteralType: skip,
  }).visit(program);
  return found;
}

function isConsole(callee: ESTree.Expression): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console';
}
