import { useEffect, useRef, useState } from 'react';

/** So that what starts in view has already started when it comes. */
const MARGIN = '150px';

/** Whether an element is in view, or about to be; undefined until the browser has told. */
export function useNearView<Watched extends Element>() {
  const watched = useRef<Watched>(null);
  const [near, setNear] = useState<boolean>();
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting), { rootMargin: MARGIN });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, []);
  return { watched, near };
}
