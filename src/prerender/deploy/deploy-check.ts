import { readEnvUrl } from '../../../scripts/env-url.ts';
import { site } from '../../content/site.ts';
import { isLocal, readOrigin } from '../origin.ts';
import { findPlaceholders } from './placeholders.ts';

/** Lists on the console the fields that the owner still has to fill in. */
export function warnOfEmptyFields(env: NodeJS.ProcessEnv = process.env): void {
  const empty = emptyFields(env);
  if (empty) console.warn(empty);
  const unused = findPlaceholders(site.optional, 'site.optional');
  if (unused.length > 0) console.warn(`Optional fields of src/content/site.ts that are empty: ${unused.join(', ')}`);
}

/** The reason why a production deploy (Netlify's `CONTEXT`) must not go out, in one sentence; undefined if it may, and for any other build. */
export function deployRefusal(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CONTEXT !== 'production') return undefined;
  const origin = readOrigin(env);
  const unreachable = isLocal(origin) && `its links would lead to ${origin}, because URL does not name the public site`;
  const booking = bookingUrl(env);
  const insecure = booking.startsWith('http:') && `browsers would block ${booking} in a page with HTTPS, because it begins with http:`;
  const reasons = [unreachable, insecure, emptyFields(env)].filter(Boolean);
  return reasons.length > 0 ? `A production deploy is refused: ${reasons.join('; ')}.` : undefined;
}

function bookingUrl(env: NodeJS.ProcessEnv): string {
  return readEnvUrl('VITE_BOOKING_URL', env)?.href ?? site.bookingUrl;
}

/** Names the empty fields, except the optional ones; `undefined` if there is none. */
function emptyFields(env: NodeJS.ProcessEnv): string | undefined {
  const { optional: _optional, ...required } = site;
  const fields = findPlaceholders({ ...required, bookingUrl: bookingUrl(env) }, 'site');
  return fields.length > 0 ? `src/content/site.ts lacks what only the owner knows: ${fields.join(', ')}` : undefined;
}
