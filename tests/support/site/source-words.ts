import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../../../scripts/root.ts';

/** The words of every string in a source, each of which may be a class. Those in a `className`, or a name that ends so, are one. */
export function wordsIn(file: string) {
  const words: { word: string; isClass: boolean }[] = [];
  // A node is visited before what it contains.
  const classes: ESTree.Span[] = [];
  const compared: ESTree.Span[] = [];
  const keep = (text: unknown, node: ESTree.Span) => {
    if (typeof text !== 'string') return;
    const isClass = isWithin(classes, node) && !isWithin(compared, node);
    for (const [word] of text.matchAll(/\S+/g)) words.push({ word, isClass });
  };
  const addClasses = (name: unknown, value: ESTree.Span | null) => {
    if (value && /class(?:name)?$/i.test(String(name))) classes.push(value);
  };
  new Visitor({
    JSXAttribute({ name, value }) {
      addClasses(name.name, value);
    },
    Property({ key, value }) {
      if ('name' in key) addClasses(key.name, value);
    },
    BinaryExpression(node) {
      if (node.operator.endsWith('==')) compared.push(node);
    },
    Literal(node) {
      keep(node.value, node);
    },
    TemplateElement(node) {
      keep(node.value.cooked, node);
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return words;
}

function isWithin(spans: ESTree.Span[], { start, end }: ESTree.Span): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}
