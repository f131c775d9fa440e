import { useEffect, useRef, useState } from 'react';

/** Early enough that what starts on entering the view is already running once visible. */
const MARGIN = '150px';

/** Whether an element is in view or about to be; `undefined` until the browser has reported. */
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
