import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { deployRefusal, warnOfEmptyFields } from '../../../src/prerender/deploy/deploy-check.ts';

const FILLED = {
  bookingUrl: 'https://www.example-agenda.fr/atelier',
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
const LIST = 'src/content/site.ts lacks what only the owner knows: site.email, site.publisher.siren';

const leadsTo = (origin: string) => `its links would lead to ${origin}, because URL does not name the public site`;
test.each([
  [PUBLIC, EMPTY, LIST],
  [PUBLIC, { bookingUrl: '' }, 'src/content/site.ts lacks what only the owner knows: site.bookingUrl'],
  [undefined, {}, leadsTo('http://localhost:8888')],
  ['', {}, leadsTo('http://localhost:8888')],
  ['https://localhost', {}, leadsTo('https://localhost')],
  ['http://127.0.0.1:8888/', {}, leadsTo('http://127.0.0.1:8888')],
  ['http://[::1]:8888', {}, leadsTo('http://[::1]:8888')],
])('refuses a production deploy to %j, and says why: %o', (URL, change, reason) => {
  Object.assign(site, change);
  expect(deployRefusal({ CONTEXT: 'production', URL })).toBe(`A production deploy is refused: ${reason}.`);
});

test('refuses a production deploy whose agenda browsers would block', () => {
  const VITE_BOOKING_URL = 'http://www.example-agenda.fr/';
  const reason = `browsers would block ${VITE_BOOKING_URL} in a page with HTTPS, because it begins with http:`;
  expect(deployRefusal({ CONTEXT: 'production', URL: PUBLIC, VITE_BOOKING_URL })).toBe(`A production deploy is refused: ${reason}.`);
});

test('takes the agenda of VITE_BOOKING_URL instead of an empty one', () => {
  Object.assign(site, { bookingUrl: '' });
  const env = { CONTEXT: 'production', URL: PUBLIC, VITE_BOOKING_URL: FILLED.bookingUrl };
  expect(deployRefusal(env)).toBe(undefined);
  warnOfEmptyFields(env);
  expect(console.warn).not.toHaveBeenCalled();
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

test.each([
  [{ CONTEXT: 'production', URL: LOCAL }, /^A production deploy is refused: [^\n]*http:\/\/localhost:8888[^\n]*\n$/],
  [{ KILL_SWITCH: 'yes' }, /^KILL_SWITCH=yes is not 1: set it to 1, or not at all\.\n$/],
  [{ URL: 'atelier.example' }, /^URL=atelier\.example is not a URL that begins with https:\/\/ or http:\/\/\.\n$/],
  [{ VITE_BOOKING_URL: 'agenda' }, /^VITE_BOOKING_URL=agenda is not a URL that begins with https:\/\/ or http:\/\/\.\n$/],
])('a build with %o says why it fails, in one line', async (change, line) => {
  const env = { ...process.env, ...change };
  const build = promisify(execFile)(process.execPath, ['src/prerender/build.ts'], { cwd: root, env });
  const { code, stdout, stderr } = await build.catch((error) => error);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(line);
});
