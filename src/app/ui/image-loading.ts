/** What stands in a phone's first screen is fetched before the font; the rest once it is scrolled near. */
export function imageLoading(eager: boolean) {
  return eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
}
