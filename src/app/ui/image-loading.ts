/** When an image is fetched. `first`: before all others, since it stands in a phone's first screen; `eager`: at once; `lazy`: near the window. */
export type ImageLoading = 'first' | 'eager' | 'lazy';

export function imageLoading(loading: ImageLoading) {
  return loading === 'first' ? ({ fetchPriority: 'high' } as const) : { loading };
}
