import { type CssNode, findAll, generate, parse, type Rule, walk } from 'css-tree';

/** Parses a stylesheet. What it says to UnoCSS, such as `@apply`, stays text. */
export function parseCss(css: string): CssNode {
  return parse(css, { parseAtrulePrelude: false });
}

/** The nodes of a type in a stylesheet, or in a part of one. */
export function nodesIn<T extends CssNode['type']>(tree: CssNode, type: T): Extract<CssNode, { type: T }>[] {
  return findAll(tree, (node) => node.type === type) as Extract<CssNode, { type: T }>[];
}

/** The class names in a stylesheet's selectors. */
export function classesIn(css: string): string[] {
  return nodesIn(parseCss(css), 'ClassSelector').map(({ name }) => name);
}

/** The rules of a stylesheet, without those of keyframes, and those in another rule, which apply only where it does. */
export function rulesIn(css: string): { rule: Rule; selectors: string }[] {
  const rules: { rule: Rule; selectors: string }[] = [];
  walk(parseCss(css), {
    visit: 'Rule',
    enter(rule) {
      if (!this.rule && this.atrule?.name !== 'keyframes') rules.push({ rule, selectors: generate(rule.prelude) });
    },
  });
  return rules;
}

/** The names of the stylesheet's keyframes. */
export function keyframesIn(css: string): string[] {
  const rules = nodesIn(parseCss(css), 'Atrule').filter(({ name }) => name === 'keyframes');
  return rules.flatMap(({ prelude }) => (prelude ? generate(prelude) : []));
}

/** The identifiers in the stylesheet's `animation` and `animation-name`, among them the names of keyframes. */
export function animationsIn(css: string): string[] {
  const declarations = nodesIn(parseCss(css), 'Declaration').filter(({ property }) => /^animation(-name)?$/.test(property));
  return declarations.flatMap(({ value }) => nodesIn(value, 'Identifier')).map(({ name }) => name);
}
