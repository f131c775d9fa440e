/** The site's own origin: Netlify sets `URL`; a local build uses the local server's origin. */
const origin = originOf('URL', process.env.URL?.trim() || `http://localhost:${process.env.PORT?.trim() || 8888}`);

/** The canonical URL of a path, which has no trailing slash unless it is the home page's. */
export function absolute(path: string): string {
  return new URL(path, origin).href;
}

/** The origin of the URL in an environment variable. Throws when it is not an http(s) URL. */
export function originOf(variable: string, address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${variable}=${address} is no address: it begins with https:// or http://.`);
  return url.origin;
}
