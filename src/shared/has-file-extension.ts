/**
 * Tells whether a path is a file that opens by itself, like `/feed.xml`: neither `/about.html`, which the host serves as a page, nor
 * `/blog/version-2.0`, which has no file extension.
 */
export function hasFileExtension(path: string): boolean {
  return /\.(?!html$)[a-z][a-z\d]+$/i.test(path);
}
