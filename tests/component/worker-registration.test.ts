import { beforeEach, expect, test, vi } from 'vitest';
import { REFILL_MESSAGE } from '../../src/shared/worker-contract.ts';

const postMessage = vi.fn();
const register = vi.fn(async () => ({ active: { postMessage } }));

beforeEach(() => {
  for (const spy of [postMessage, register]) spy.mockClear();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.resetModules();
});

/** Registers the worker when the module loads, then when the second page is seen. */
async function registerTwice(): Promise<void> {
  const { registerWorker } = await import('../../src/browser/worker/worker-registration.ts');
  await registerWorker();
}

test('a page asks once to fetch again what was emptied', async () => {
  await registerTwice();
  expect(postMessage.mock.calls).toEqual([[{ type: REFILL_MESSAGE }]]);
});

test('a page whose first registration failed asks with the second', async () => {
  register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await registerTwice();
  expect({ registered: register.mock.calls.length, posted: postMessage.mock.calls.length }).toEqual({ registered: 2, posted: 1 });
});

test('a visitor who saves data asks with the second page', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection: { saveData: true } });
  await registerTwice();
  expect({ registered: register.mock.calls.length, posted: postMessage.mock.calls.length }).toEqual({ registered: 1, posted: 1 });
});

test('a browser that refuses what the registration reads still registers', async () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { register },
    get connection() {
      return refuse();
    },
  });
  vi.stubGlobal('trustedTypes', { createPolicy: refuse });
  const { workerUrl } = await import('../../src/browser/worker/worker-registration.ts');
  expect(register.mock.calls).toEqual([[workerUrl, { updateViaCache: 'none' }]]);
});
