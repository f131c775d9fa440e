/** Images on a phone's first screen are fetched first; all others load lazily, or soon if a choice may show them. */
export function imageLoading(eager: boolean, soon = false) {
  if (eager) return { fetchPriority: 'high' } as const;
  return soon ? {} : ({ loading: 'lazy' } as const);
}
