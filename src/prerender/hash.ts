import { createHash } from 'node:crypto';

/** A source's SHA-256 as a content security policy or an integrity attribute names it. */
export function sha256Base64(source: string | Buffer): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
