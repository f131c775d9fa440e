import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { canonicalPath } from '../../shared/canonical-path.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { moveToTarget } from './move-to-target.ts';
import { pages } from './pages.ts';

/** The longest time that a link waits for its page. */
const LIMIT_MS = 5_000;
/** The longest time that it waits for the animation's code. */
const MOTION_LIMIT_MS = 1_000;
/** Loads the animation of a page change. A first page never needs it. */
export const loadPageChange = () => import('../styles/page-change.css').catch(() => {});

/** Target of the last link that was followed. */
let lastTarget: URL;

/** Follows a link once its page is loaded. */
export const followLink: AroundNavHandler = async (navigate, to, options) => {
  const from = location.href;
  const target = new URL(to, from);
  const path = canonicalPath(target.pathname);
  lastTarget = target;
  // Where this fails, the navigation below opens the page as a document (browser/hydration/restore-on-error.ts).
  const loading = pages.preload(path).catch(() => {});
  const isSamePage = path === canonicalPath(location.pathname);
  const [hasSettled] = await Promise.all([
    withTimeout(loading, LIMIT_MS).then(
      () => true,
      () => false,
    ),
    nextPaint(),
    isSamePage || withTimeout(loadPageChange(), MOTION_LIMIT_MS).catch(() => {}),
  ]);
  // Another link, Back or Forward was followed meanwhile.
  const isSuperseded = () => lastTarget !== target || location.href !== from;
  if (isSuperseded()) return;
  if (!hasSettled) return location.assign(target);
  // Replaces its history entry, as in any document.
  const isSameUrl = target.href === location.href;
  const follow = () => navigate(to, { ...options, ...(isSameUrl && { replace: true }) });
  if (isSamePage) {
    follow();
    // To its top, or to the section that the link names.
    moveToTarget();
  } else wipe(() => isSuperseded() || follow());
};

/**
 * Wipes the new page in over the old one (page-change.css) on devices with a mouse. Touch devices are slower: there, the page would come
 * up to an eighth of a second later.
 */
function wipe(show: () => void): void {
  const mayMove = matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)').matches;
  // Rejects where the browser skips the transition: in a hidden tab, or for the next transition. The page is shown all the same.
  if (mayMove && document.startViewTransition) document.startViewTransition(() => flushSync(show)).ready.catch(() => {});
  else show();
}

/** Lets the browser show that the link was pressed before React renders a page. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
