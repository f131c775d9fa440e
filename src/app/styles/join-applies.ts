/**
 * Makes one `@apply` of those that stand together in a rule: there are several because the formatter breaks no long one into lines. UnoCSS
 * writes what they say in the order in which it is ready, another one in each build: stylesheets would have new names, and so would the scripts
 * that know them, and every visitor would fetch both again.
 */
export function joinApplies(css: string): string {
  return css.replace(/(?<=@apply\s[^;{}]+);(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*@apply\s/g, ' ');
}
