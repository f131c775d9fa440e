/** Fetches the images on a phone's first screen first, and all others lazily. */
export function imageLoading(eager: boolean) {
  return eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
}
