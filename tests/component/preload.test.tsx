import { expect, it, vi } from 'vitest';
import { pages } from '../../src/app/routing/routes.ts';
import { preloadLinks, stopPreloading } from '../../src/browser/preload.ts';

it('preloading stops for an update once what is under way has come, so that no request meets the worker as it is replaced', async () => {
  const gate = Promise.withResolvers<never>();
  const preload = vi.spyOn(pages, 'preload').mockReturnValue(gate.promise);
  document.body.innerHTML = '<a href="/services">Services</a>';
  preloadLinks();
  const press = () => document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press();
  const stopped = vi.fn();
  const stopping = stopPreloading().then(stopped);
  press();
  expect(preload).toHaveBeenCalledExactlyOnceWith('/services');
  await new Promise(setImmediate);
  expect(stopped).not.toHaveBeenCalled();
  gate.reject(new Error('removed by a deploy'));
  await stopping;
});
