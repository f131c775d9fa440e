const origin = readOrigin();

/** The canonical URL of a path, which has no trailing slash unless it is the home page's. */
export function absolute(path: string): string {
  return new URL(path, origin).href;
}

/** The site's own origin: Netlify sets `URL`; a local build uses the local server's origin. */
export function readOrigin({ URL: address, PORT: port }: NodeJS.ProcessEnv = process.env): string {
  return originOf('URL', address?.trim() || `http://localhost:${port?.trim() || 8888}`);
}

/** Tells whether only the machine that builds can open an origin. */
export function isLocal(origin: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
}

/** The origin of the URL in an environment variable. Throws when it is not an http(s) URL. */
export function originOf(variable: string, address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${variable}=${address} is no address: it begins with https:// or http://.`);
  return url.origin;
}
