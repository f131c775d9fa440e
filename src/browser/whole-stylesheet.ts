/**
 * Resolves once the whole stylesheet is there, which the loader (src/prerender/loader.ts) asks for beside the modules: the page itself
 * carries only the rules for what the build rendered. A sheet that cannot be had holds nothing up.
 */
export async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}
