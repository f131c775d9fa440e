/** Runs `task` once the page has loaded and the browser is idle. */
export function afterLoadAndIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
