// These run in the page: they may not refer to anything outside themselves.

export async function untilControlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** React disables the browser's own form validation when it hydrates. */
export async function untilHydrated(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => (document.forms[0]?.noValidate ? resolve() : requestAnimationFrame(look));
    look();
  });
}
