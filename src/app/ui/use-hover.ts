import { type RefObject, useEffect, useEffectEvent } from 'react';

const TYPES = ['mouseenter', 'mouseover', 'mouseleave'] as const;

type Handlers = { [Type in (typeof TYPES)[number]]?: (event: MouseEvent) => void };

/** Listens on the element itself: React would listen at its root, and look for handlers on every touch of every page. */
export function useHover(watched: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const hear = useEffectEvent((type: keyof Handlers, event: MouseEvent) => handlers[type]?.(event));
  useEffect(() => {
    const listening = new AbortController();
    for (const type of TYPES) watched.current?.addEventListener(type, (event) => hear(type, event), { signal: listening.signal });
    return () => listening.abort();
  }, [watched]);
}
