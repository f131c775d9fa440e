/** Resolves in a new task, so that a pending tap is handled first. Not `setTimeout`, which browsers throttle. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
