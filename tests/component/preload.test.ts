import { getDefaultStore } from 'jotai';
import { expect, test, vi } from 'vitest';

/** The page's modules as in a newly opened tab, since preloading stops for good. Every preload is held back until `release`. */
async function openTab(html: string) {
  vi.resetModules();
  const { pages } = await import('../../src/app/routing/pages.ts');
  const { shownPathAtom } = await import('../../src/app/routing/shown-path.ts');
  const gate = Promise.withResolvers<never>();
  const preload = vi.spyOn(pages, 'preload').mockReturnValue(gate.promise);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => queueMicrotask(task));
  document.body.innerHTML = html;
  return {
    ...(await import('../../src/browser/navigation/preload.ts')),
    show: (path: string) => getDefaultStore().set(shownPathAtom, path),
    /** The pages that were asked for. */
    asked: () => preload.mock.calls.flat(),
    release: () => gate.reject(new Error('removed by a deploy')),
  };
}

test('a file that a link leads to is no page to preload', async () => {
  const { preloadLinks, asked } = await openTab('<a href="/feed.xml">Flux RSS</a><a href="/about.html">À propos</a>');
  preloadLinks();
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked()).toEqual(['/about']);
});

test('a page that is left is not preloaded from any more', async () => {
  const { preloadAhead, show, asked, release } = await openTab('<a href="/services">Services</a><a href="/blog">Blog</a>');
  preloadAhead();
  await expect.poll(asked).toEqual(['/services']);
  document.body.innerHTML = '<a href="/about">À propos</a>';
  show('/about');
  await expect.poll(asked).toEqual(['/services', '/about']);
  release();
  await new Promise(setImmediate);
  expect(asked()).toEqual(['/services', '/about']);
});

test('preloading stops for an update once what is in flight has come', async () => {
  const { preloadAhead, stopPreloading, show, asked, release } = await openTab('<a href="/services">Services</a>');
  preloadAhead();
  await expect.poll(asked).toEqual(['/services']);
  const stopped = vi.fn();
  const stopping = stopPreloading().then(stopped);
  document.body.innerHTML = '<a href="/about">À propos</a>';
  show('/about');
  await new Promise(setImmediate);
  expect(asked()).toEqual(['/services']);
  expect(stopped).not.toHaveBeenCalled();
  release();
  await stopping;
});
