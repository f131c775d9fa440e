/** Mail providers of French visitors whose names are long enough to be told from a slip of the finger. */
const PROVIDERS = new Set([
  'gmail.com',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'laposte.net',
  'orange.fr',
  'outlook.com',
  'outlook.fr',
  'protonmail.com',
  'wanadoo.fr',
  'yahoo.com',
  'yahoo.fr',
]);
/** Providers that look like a slip of another. */
const LOOKALIKES = new Set(['email.com', 'mail.com', 'ymail.com']);
/** Slips for each ending. Other countries' endings are not slips: `hotmail.be` and `gmx.at` exist. */
const SLIPS: Record<string, readonly string[]> = {
  com: ['co', 'cm', 'om', 'con', 'cmo', 'ocm', 'vom', 'xom', 'cim', 'cpm', 'comm'],
  fr: ['f', 'r', 'rf', 'ft', 'fe', 'frr', 'ffr'],
  net: ['ne', 'nt', 'et', 'nte', 'ner', 'nett'],
};

/** The address that its author probably meant; `undefined` if nothing looks mistyped. `jeanne@gmial.com` → `jeanne@gmail.com` */
export function suggestAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (PROVIDERS.has(domain) || LOOKALIKES.has(domain)) return undefined;
  const meant = [...PROVIDERS].find((provider) => isSlipOf(domain, provider));
  return meant && email.slice(0, at) + meant;
}

function isSlipOf(domain: string, provider: string): boolean {
  const [name, ending] = split(domain);
  const [rightName, rightEnding] = split(provider);
  if (ending === rightEnding) return isOneSlipAway(name, rightName);
  return name === rightName && SLIPS[rightEnding]?.includes(ending) === true;
}

function split(domain: string): [name: string, ending: string] {
  const dot = domain.lastIndexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Tells whether one letter is missing, too many or another, or two neighbours have changed places. */
function isOneSlipAway(typed: string, right: string): boolean {
  let start = 0;
  while (start < right.length && typed[start] === right[start]) start++;
  const [typedRest, rightRest] = [typed.slice(start), right.slice(start)];
  return (
    typedRest.slice(1) === rightRest ||
    typedRest === rightRest.slice(1) ||
    typedRest.slice(1) === rightRest.slice(1) ||
    (typedRest.slice(2) === rightRest.slice(2) && typedRest[0] === rightRest[1] && typedRest[1] === rightRest[0])
  );
}
