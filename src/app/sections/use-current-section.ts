import { useEffect, useState } from 'react';

/** Root margin: a section counts as reached once its heading is in the upper third of the screen, or anywhere above. */
const REACHED = '99999px 0px -66%';

/** Index of the last of these ids whose section the reader has reached; -1 before the first. */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(ids.findLastIndex((id) => reached.has(id)));
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
