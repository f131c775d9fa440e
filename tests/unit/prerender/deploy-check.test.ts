import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { deployRefusal } from '../../../src/prerender/deploy-check.ts';

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
const NO_REFERENCES = { optional: { references: '' } };
const OPTIONAL = 'Optional fields of src/content/site.ts that are empty: site.optional.references';

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
  ['', LOCAL, EMPTY, [LIST]],
  ['dev', LOCAL, NO_REFERENCES, [OPTIONAL]],
  ['deploy-preview', LOCAL, EMPTY, [LIST]],
  ['branch-deploy', LOCAL, EMPTY, [LIST]],
  ['production', 'https://localhost.fr', {}, []],
  ['production', PUBLIC, NO_REFERENCES, [OPTIONAL]],
])('allows a deploy as %j to %s, and lists what is empty', (CONTEXT, URL, change, listed) => {
  Object.assign(site, change);
  expect(deployRefusal({ CONTEXT, URL })).toBe(undefined);
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual(listed);
});

test('a refused build says why in one line and fails', async () => {
  const env = { ...process.env, CONTEXT: 'production', URL: LOCAL };
  const build = promisify(execFile)(process.execPath, ['src/prerender/build.ts'], { cwd: root, env });
  const { code, stdout, stderr } = await build.catch((error) => error);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/^A production deploy is refused: [^\n]*http:\/\/localhost:8888[^\n]*\n$/);
});
