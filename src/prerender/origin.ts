import { readEnvUrl } from '../../scripts/env-url.ts';

/** The canonical URL of a path, which has no trailing slash unless it is the home page's. */
export function absolute(path: string): string {
  return new URL(path, readOrigin()).href;
}

/** The site's own origin: Netlify sets `URL`; a local build uses the local server's origin. */
export function readOrigin(env: NodeJS.ProcessEnv = process.env): string {
  return readEnvUrl('URL', env)?.origin ?? `http://localhost:${env.PORT?.trim() || 8888}`;
}

/** Tells whether only the machine that builds can open an origin. */
export function isLocal(origin: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
}
