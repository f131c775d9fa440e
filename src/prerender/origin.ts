/** The site's own origin: Netlify sets `URL`; a local build is the local server's. */
const origin = process.env.URL || `http://localhost:${process.env.PORT?.trim() || 8888}`;

/** The canonical address of a path, without a trailing slash except for home. */
export function absolute(path: string): string {
  return new URL(path, origin).href;
}
