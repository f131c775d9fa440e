/** Rolls up a card that React is taking away: a copy of it, which nobody can use. With reduced motion the card just goes. */
export function rollUp(card: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  card.after(copy);
  const from = { height: `${card.offsetHeight}px` };
  const to = { height: 0, marginTop: 0, paddingBlock: 0, opacity: 0 };
  copy.animate([from, to], { duration: 280, easing: 'ease' }).onfinish = () => copy.remove();
}
