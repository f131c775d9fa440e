import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HANDLERS } from '../../src/browser/handled-events.ts';

/** React listens to `onToggle` on the element itself (`nonDelegatedEvents` in react-dom); `onCancel` is a component's own prop. */
const NOT_AT_THE_ROOT = ['onToggle', 'onCancel'];

/** JSX attributes, and keys of objects that are spread into JSX. */
const HANDLER = /\b(on[A-Z]\w*)(?:=\{|: \(|: \w+[ ,])/g;

/** In happy-dom, only forms have `onsubmit` and `onreset`. */
const elements = [document.body, document.createElement('form')];

async function handlersIn(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = await readFile(join(folder, file), 'utf8');
    for (const [, name = ''] of code.matchAll(HANDLER)) {
      if (elements.some((element) => name.toLowerCase() in element)) found.add(name);
    }
  }
  return found;
}

test('React listens for exactly the events that components handle: src/browser/handled-events.ts', async () => {
  const handled = await handlersIn(join(import.meta.dirname, '../../src/app'));
  for (const name of NOT_AT_THE_ROOT) handled.delete(name);
  expect([...handled].sort()).toEqual(Object.keys(HANDLERS).sort());
});
