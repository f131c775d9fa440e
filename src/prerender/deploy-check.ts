import { site } from '../content/site.ts';
import { isLocal, readOrigin } from './origin.ts';
import { findPlaceholders } from './placeholders.ts';

/**
 * Warns on the console about the fields that the owner still has to fill in. Returns in one sentence why a production deploy (Netlify's
 * `CONTEXT`) must not go out; undefined if it may, and for any other build.
 */
export function deployRefusal(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { optional, ...required } = site;
  const fields = findPlaceholders(required, 'site');
  const empty = fields.length > 0 && `${fields.length} fields of src/content/site.ts are for the owner to fill: ${fields.join(', ')}`;
  if (env.CONTEXT === 'production') {
    const origin = readOrigin(env);
    const unreachable = isLocal(origin) && `its links would lead to ${origin}, because URL does not name the public site`;
    const reasons = [unreachable, empty].filter((reason) => reason !== false);
    if (reasons.length > 0) return `A production deploy is refused: ${reasons.join('; ')}.`;
  } else if (empty) console.warn(empty);
  const unused = findPlaceholders(optional, 'site.optional');
  if (unused.length > 0) console.warn(`Optional fields of src/content/site.ts that are empty: ${unused.join(', ')}`);
  return undefined;
}
