// Run in the page: none may use anything from outside itself.

export async function untilControlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** React takes the checking of the form over from the browser. */
export async function untilHydrated(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => (document.forms[0]?.noValidate ? resolve() : requestAnimationFrame(look));
    look();
  });
}
