/** The site's stylesheets that could not be fetched. Vite asks for each once, and takes it for loaded when its module is imported again. */
const failed = new Set<HTMLLinkElement>();

/** Remembers which of the site's stylesheets failed; ignores those of browser extensions. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.startsWith(`${location.origin}/assets/`))
      failed.add(target);
  };
  // An element's error does not bubble.
  addEventListener('error', onError, { capture: true });
}

/** Asks for each of them again, in its place, without waiting for it. Tells whether a page may need one: page-change.css is motion alone. */
export function retryFailedStyles(): boolean {
  const links = [...failed];
  failed.clear();
  for (const link of links) link.replaceWith(link.cloneNode());
  return links.some(({ href }) => !href.includes('/page-change-'));
}
