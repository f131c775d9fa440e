/** Runs `task` once the page has loaded and the browser is idle. */
export function afterLoadAndIdle(task: () => void): void {
  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(task);
    // Safari has no requestIdleCallback. Long enough for what React hydrates piece by piece.
    else setTimeout(task, 500);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
