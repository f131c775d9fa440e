import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { deployRefusal, warnOfEmptyFields } from '../../../src/prerender/deploy-check.ts';

const FILLED = {
  email: 'bonjour@www.example-atelier.fr',
  publisher: { siren: '123 456 789' },
  optional: { references: 'Menuiserie Martin' },
};
// The owner's own values change, so these tests start from a site with every field filled in.
const { site } = vi.hoisted(() => ({ site: {} }));
vi.mock('../../../src/content/site.ts', () => ({ site }));

const PUBLIC = 'https://www.example-atelier.fr';
const LOCAL = 'http://localhost:8888';

beforeEach(() => {
  Object.assign(site, FILLED);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const EMPTY = { email: 'bonjour@atelier.example', publisher: { siren: '' } };
const LIST = '2 fields of src/content/site.ts are for the owner to fill: site.email, site.publisher.siren';

const leadsTo = (origin: string) => `its links would lead to ${origin}, because URL does not name the public site`;
test.each([
  [PUBLIC, EMPTY, LIST],
  [undefined, {}, leadsTo('http://localhost:8888')],
  ['', {}, leadsTo('http://localhost:8888')],
  ['https://localhost', {}, leadsTo('https://localhost')],
  ['http://127.0.0.1:8888/', {}, leadsTo('http://127.0.0.1:8888')],
  ['http://[::1]:8888', {}, leadsTo('http://[::1]:8888')],
])('refuses a production deploy to %j, and says why: %o', (URL, change, reason) => {
  Object.assign(site, change);
  expect(deployRefusal({ CONTEXT: 'production', URL })).toBe(`A production deploy is refused: ${reason}.`);
});

test.each([
  ['', LOCAL, EMPTY],
  ['dev', LOCAL, EMPTY],
  ['deploy-preview', LOCAL, EMPTY],
  ['branch-deploy', LOCAL, EMPTY],
  ['production', 'https://localhost.fr', {}],
  ['production', PUBLIC, { optional: { references: '' } }],
])('allows a deploy as %j to %s', (CONTEXT, URL, change) => {
  Object.assign(site, change);
  expect(deployRefusal({ CONTEXT, URL })).toBe(undefined);
});

test.each([
  [{}, []],
  [EMPTY, [LIST]],
  [{ optional: { references: '' } }, ['Optional fields of src/content/site.ts that are empty: site.optional.references']],
])('lists what is empty in %o', (change, listed) => {
  Object.assign(site, change);
  warnOfEmptyFields();
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual(listed);
});

test('a refused build says why in one line and fails', async () => {
  const env = { ...process.env, CONTEXT: 'production', URL: LOCAL };
  const build = promisify(execFile)(process.execPath, ['src/prerender/build.ts'], { cwd: root, env });
  const { code, stdout, stderr } = await build.catch((error) => error);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/^A production deploy is refused: [^\n]*http:\/\/localhost:8888[^\n]*\n$/);
});
