// Functions that run in the page: they may not refer to anything outside themselves.

/** Resolves once the worker has cached the whole site and controls the page. */
export async function untilControlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Does as `untilHydrated` in page.ts, for drivers that cannot wait for a function. */
export async function untilHydrated(): Promise<void> {
  while (!('preHydration' in window) || window.preHydration) await new Promise(requestAnimationFrame);
}

/** Loads every image of the page, including lazy ones. Resolves with the URLs of those that fail. */
export async function brokenImages(): Promise<string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const results = await Promise.allSettled(images.map((image) => image.decode()));
  return images.filter((_, index) => results[index]?.status === 'rejected').map(({ src }) => src);
}
