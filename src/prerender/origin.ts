/** The site's own origin: Netlify sets `URL`; a local build is the local server's. */
const origin = originOf('URL', process.env.URL?.trim() || `http://localhost:${process.env.PORT?.trim() || 8888}`);

/** The canonical address of a path, without a trailing slash except for home. */
export function absolute(path: string): string {
  return new URL(path, origin).href;
}

/** The origin of the address that a variable holds. Throws when it holds none. */
export function originOf(variable: string, address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${variable}=${address} is no address: it begins with https:// or http://.`);
  return url.origin;
}
