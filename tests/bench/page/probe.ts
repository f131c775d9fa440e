/** What a document measures about itself; times in milliseconds. */
export type Probe = {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start and duration of each task over 50 ms. */
  tasks: [start: number, duration: number][];
  /** Longest interaction. Events shorter than 16 ms are not reported, and count as 16. */
  inp: number;
  /** From the touch announced by `expect` to the paint of the heading that it led to. */
  arrival: number | undefined;
  /** Starts the clock at the next touch, which leads to `path`. */
  expect(path: string): void;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in every document before its own scripts, so it may not refer to anything outside itself. */
export function probe(): void {
  const KEY = 'bench-arrival';
  const now = () => performance.timeOrigin + performance.now();
  const told: Probe = { fcp: 0, lcp: 0, cls: 0, tasks: [], inp: 16, arrival: undefined, expect };
  window.probe = told;

  function observe<T extends PerformanceEntry>(type: string, read: (entry: T) => void, durationThreshold = 16): void {
    const options = { type, buffered: true, durationThreshold };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => void read(entry as T))).observe(options);
  }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    told.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => void told.tasks.push([startTime, duration]));
  observe<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
    if (interactionId) told.inp = Math.max(told.inp, duration);
  });

  // The worst session window: at most 5 s long, with at most 1 s between two shifts (https://web.dev/articles/cls).
  const window_ = { first: 0, last: 0, value: 0 };
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const joins = startTime - window_.last < 1_000 && startTime - window_.first < 5_000;
    if (!joins) Object.assign(window_, { first: startTime, value: 0 });
    window_.last = startTime;
    window_.value += value;
    told.cls = Math.max(told.cls, window_.value);
  });

  function expect(path: string): void {
    const heading = document.querySelector('h1');
    // The first access to the storage waits for another process: make it before the clock starts.
    sessionStorage.removeItem(KEY);
    const touched = (): void => {
      const touch = { path, at: now() };
      // For the next document, if the touch loads one.
      sessionStorage.setItem(KEY, JSON.stringify(touch));
      awaitHeading(touch, heading);
    };
    addEventListener('pointerdown', touched, { capture: true, once: true });
  }

  /** For document loads and route changes alike: waits for the first frame with another heading, then for the task after its paint. */
  function awaitHeading(touch: { path: string; at: number }, before: Element | null): void {
    const heading = document.querySelector('h1');
    if (!heading || heading === before || location.pathname !== touch.path) {
      requestAnimationFrame(() => awaitHeading(touch, before));
      return;
    }
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      told.arrival = now() - touch.at;
      sessionStorage.removeItem(KEY);
    };
    painted.port2.postMessage(null);
  }

  const touch = sessionStorage.getItem(KEY);
  if (touch) requestAnimationFrame(() => awaitHeading(JSON.parse(touch), null));
}
