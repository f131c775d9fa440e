import { type ESTree, parseSync, Visitor } from 'vite';
import type { Text } from './content-texts.ts';

const sources = import.meta.glob<string>(['../../src/{app,contact}/**/*.{ts,tsx}', '!**/*.d.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Attributes that are read out or shown, whatever their value looks like. */
const READ = /^(?:alt|aria-label|aria-roledescription|intro|label|mark|noun|placeholder|text|title)$/;
const MACHINE = /^(?:className|data-.*|d|id|lang)$/;
/** In code, what is shown has an accent or a typographic sign, is a capitalised word, or starts with one and goes on after a space. */
const SHOWN = /[^\p{ASCII}]|^\p{Lu}\p{Ll}+$|^\p{Lu}\S* \S|\w\.\.\.$/u;

type Span = { start: number; end: number };

/** Every string that the interface shows from its own code rather than from src/content. */
export function interfaceTexts(): Text[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const where = file.replace('../../', '');
    return textsIn(where, source).map((text) => ({ where, text }));
  });
}

function textsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const unread = unreadSpans(program);
  const found: string[] = [];
  const keep = ({ start, end }: Span, text: unknown, isRead = typeof text === 'string' && SHOWN.test(text)) => {
    const line = String(text)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    if (isRead && /\p{L}/u.test(line) && !unread.some((span) => span.start <= start && end <= span.end)) found.push(line);
  };
  new Visitor({
    JSXText: (node) => keep(node, node.value, true),
    Literal: (node) => keep(node, node.value),
    TemplateLiteral: (node) => keep(node, node.quasis.map(({ value }) => value.cooked).join('0')),
    JSXAttribute: ({ name, value }) => {
      if (value?.type === 'Literal' && READ.test(String(name.name)) && !SHOWN.test(String(value.value))) keep(value, value.value, true);
    },
  }).visit(program);
  return found;
}

/** Class names, comparisons, types, developers' errors and the console: nobody's reading. */
function unreadSpans(program: ESTree.Program): Span[] {
  const spans: Span[] = [];
  const add = (span: Span) => void spans.push(span);
  new Visitor({
    JSXAttribute: (node) => void (MACHINE.test(String(node.name.name)) && add(node)),
    BinaryExpression: (node) => void (node.operator.endsWith('==') && add(node)),
    CallExpression: (node) => void (isConsole(node.callee) && add(node)),
    NewExpression: add,
    TSLiteralType: add,
  }).visit(program);
  return spans;
}

function isConsole(callee: ESTree.Expression): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console';
}
