import { useEffect, useState } from 'react';

/** Above the screen without end, and down to its upper third: what lies there has been reached. */
const REACHED = '99999px 0px -66%';

/** The id of the last of these sections that the reader has reached. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(ids.findLast((id) => reached.has(id)));
      },
      { rootMargin: REACHED },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
