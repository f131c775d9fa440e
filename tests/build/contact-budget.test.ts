import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brotliSize, lazyImportsOf, modulesOf, pages, read, staticGraph } from '../support/built-pages.ts';
import { dist } from '../support/dist.ts';

const KIB = 1024;
const CONTACT_BUDGET = 12.75 * KIB;
/** With the list of waiting messages, its count and its triggers, which load only once a message waits. */
const CONTACT_AND_WAITING_BUDGET = 16.25 * KIB;

const chunk = (name: string): string => globSync(`assets/${name}-*.js`, { cwd: dist })[0] ?? '';
const everywhere = new Set(['index', 'start-pwa', 'shared'].flatMap((name) => [...staticGraph(chunk(name))]));
const own = (files: string[]) => new Set(files.flatMap((file) => [...staticGraph(file)]).filter((file) => !everywhere.has(file)));
const page = chunk('ContactPage');
const atOnce = own([page]);
const all = own([page, ...[...atOnce].flatMap(lazyImportsOf), chunk('contact-triggers')]);

const size = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotliSize(read(file)), 0);

it('the contact form and its outbox take at most 12.75 KiB compressed for a visitor with no waiting message, and 16.25 in all', () => {
  const [first, whole] = [size(atOnce), size(all)];
  console.log(`contact: ${(first / KIB).toFixed(1)} KiB brotli, ${(whole / KIB).toFixed(1)} with what waits`);
  expect(all.size).toBeGreaterThan(atOnce.size);
  expect(first).toBeLessThanOrEqual(CONTACT_BUDGET);
  expect(whole).toBeLessThanOrEqual(CONTACT_AND_WAITING_BUDGET);
});

it('no other page loads the contact form or its outbox', () => {
  const others = pages.filter((file) => file !== 'contact.html');
  expect(modulesOf('contact.html').filter((module) => all.has(module))).not.toEqual([]);
  expect(others.flatMap((file) => modulesOf(file).filter((module) => all.has(module)))).toEqual([]);
});
