import { createHash } from 'node:crypto';

/** SHA-256 digest in the format of CSP sources and `integrity` attributes. */
export function integrityOf(source: string | Buffer): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
