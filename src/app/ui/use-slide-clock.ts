import { use, useEffect, useEffectEvent, useRef } from 'react';
import { IsRouteChange } from './InPieces.tsx';

/** Minimum time between hydration and the first advance. */
const MIN_WAIT_MS = 1000;

type Clock = { running: boolean; interval: number; index: number; advance: () => void };

/** Calls `advance` once the slide at `index` has been shown for `interval` milliseconds while `running`. */
export function useSlideClock({ running, interval, index, advance }: Clock): void {
  // The slides of a prerendered document have been visible since load, so their first wait is that much shorter.
  const stood = useRef(!use(IsRouteChange));
  const ring = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of slide starts a new interval.
  useEffect(() => {
    const wait = stood.current ? Math.max(MIN_WAIT_MS, interval - sinceLoad()) : interval;
    stood.current = false;
    if (!running) return;
    const timer = setTimeout(ring, wait);
    return () => clearTimeout(timer);
  }, [running, interval, index]);
}

function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}
