import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { pages } from '../../src/app/routing/routes.ts';
import { shownPathAtom } from '../../src/app/routing/shown-path.ts';
import { preloadAhead, preloadLinks, stopPreloading } from '../../src/browser/preload.ts';

/** Holds every preload back, and tells which pages were asked for. */
function holdPreloads() {
  const gate = Promise.withResolvers<never>();
  const preload = vi.spyOn(pages, 'preload').mockReturnValue(gate.promise);
  return { asked: () => preload.mock.calls.flat(), release: () => gate.reject(new Error('removed by a deploy')) };
}

it('a file that a link leads to is no page to preload', () => {
  const { asked, release } = holdPreloads();
  document.body.innerHTML = '<a href="/feed.xml">Flux RSS</a><a href="/about.html">À propos</a>';
  preloadLinks();
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked()).toEqual(['/about']);
  release();
});

it('a page that is left is not preloaded from any more', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => queueMicrotask(task));
  const { asked, release } = holdPreloads();
  document.body.innerHTML = '<a href="/services">Services</a><a href="/blog">Blog</a>';
  preloadAhead();
  await expect.poll(asked).toEqual(['/services']);
  document.body.innerHTML = '<a href="/about">À propos</a>';
  getDefaultStore().set(shownPathAtom, '/about');
  await expect.poll(asked).toEqual(['/services', '/about']);
  release();
  await new Promise(setImmediate);
  expect(asked()).toEqual(['/services', '/about']);
});

it('preloading stops for an update once what is in flight has come', async () => {
  const { asked, release } = holdPreloads();
  document.body.innerHTML = '<a href="/services">Services</a>';
  preloadLinks();
  const press = () => document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press();
  const stopped = vi.fn();
  const stopping = stopPreloading().then(stopped);
  press();
  expect(asked()).toEqual(['/services']);
  await new Promise(setImmediate);
  expect(stopped).not.toHaveBeenCalled();
  release();
  await stopping;
});
