import { isLocal, readOrigin } from './origin.ts';
import { findPlaceholders } from './placeholders.ts';

/**
 * Why a production deploy (Netlify's `CONTEXT`) must not go out, in one sentence; undefined if it may. Any other build goes on: it only
 * warns about the fields that the owner still has to fill in.
 */
export function refuseDeploy(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const fields = findPlaceholders();
  const empty = fields.length > 0 && `${fields.length} fields of src/content/site.ts are for the owner to fill: ${fields.join(', ')}`;
  if (env.CONTEXT !== 'production') {
    if (empty) console.warn(empty);
    return undefined;
  }
  const origin = readOrigin(env);
  const unreachable = isLocal(origin) && `its links would lead to ${origin}, because URL does not name the site's public address`;
  const reasons = [unreachable, empty].filter((reason) => reason !== false);
  return reasons.length > 0 ? `A production deploy is refused: ${reasons.join('; ')}.` : undefined;
}
