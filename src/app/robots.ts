/** What search engines may do with a page. Apart from the routes: the build asks, too, outside of Vite. */
export function robotsOf({ unlisted }: { unlisted?: boolean }): string {
  return unlisted ? 'noindex' : 'max-image-preview:large';
}
