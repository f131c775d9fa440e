import { useEffect, useState } from 'react';

/** Root margin: a section counts as reached once its heading is in the upper third of the screen, or anywhere above. */
const REACHED = '99999px 0px -66%';

/** The last of these ids whose section the reader has reached. */
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
