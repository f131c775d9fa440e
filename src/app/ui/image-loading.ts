/** Images on a phone's first screen are fetched first; all others load lazily. */
export function imageLoading(eager: boolean) {
  return eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
}
