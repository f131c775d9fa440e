/** The page's `robots` meta tag. Not in routes.ts, because the build also uses it, outside Vite. */
export function robotsOf({ unlisted }: { unlisted?: boolean }): string {
  return unlisted ? 'noindex' : 'max-image-preview:large';
}
