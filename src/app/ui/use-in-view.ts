import { useEffect, useRef, useState } from 'react';

/** The margin around the window: an animation that starts there is already running when it is seen. */
const ROOT_MARGIN = '150px';

/** Tells whether an element is in view or about to be; `undefined` until the browser has reported. */
export function useInView<Observed extends Element>() {
  const ref = useRef<Observed>(null);
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting), { rootMargin: ROOT_MARGIN });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView };
}
