/**
 * Makes one `@apply` of those that stand together in a rule. UnoCSS writes what several say in the order in which it is ready, another one in
 * each build: stylesheets would have new names, and so would the scripts that know them, and every visitor would fetch both again.
 */
export function joinApplies(css: string): string {
  return css.replace(/(?<=@apply\s[^;{}]+);(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*@apply\s/g, ' ');
}
