/** Moves scroll offset and focus to the page's top, or to the section that the URL's fragment names. */
export function moveToTarget(): void {
  const section = document.getElementById(location.hash.slice(1));
  const target = section ?? document.querySelector<HTMLElement>('main h1');
  // A field has its place in the tab order already.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  // Scrolled after the attribute is set, so that style and layout are computed once.
  window.scrollTo({ top: 0, behavior: 'instant' });
  target?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: 'instant' });
}
