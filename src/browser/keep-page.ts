/**
 * For React's `onUncaughtError`. When a component or an effect throws, React empties `root`. What the visitor saw and typed goes back, without
 * React: links, form and history work natively. `isOwnDocument`: whether the document is still that of the page that was to be shown.
 */
export function keepPage(root: HTMLElement, isOwnDocument: () => boolean): (error: unknown) => void {
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  return (error) => {
    console.error(error);
    root.append(...removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    for (const form of root.querySelectorAll('form')) form.noValidate = false;
    if (!isOwnDocument()) location.reload();
    const { pathname } = location;
    addEventListener('popstate', () => {
      if (location.pathname !== pathname) location.reload();
    });
  };
}
