/** Images on a phone's first screen are fetched before the font; all others load lazily. */
export function imageLoading(eager: boolean) {
  return eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
}
