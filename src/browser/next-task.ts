/** Resolves in a task of its own, so that a tap which waits is answered first. Not by a timer, which browsers hold back. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
