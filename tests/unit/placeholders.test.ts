import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prerenderAll } from '../../src/prerender/prerender-all.ts';
import { type Folder, makeFolder } from '../support/folder.ts';

// The owner's own values change, so these tests start from a site with every field filled in.
const { site } = vi.hoisted(() => ({ site: {} as { email?: string; publisher?: { siren: string } } }));
vi.mock('../../src/content/site.ts', async (original) => {
  const filled = JSON.stringify(await original())
    .replaceAll('""', '"renseigné"')
    .replaceAll('.example', '.fr');
  return { site: Object.assign(site, JSON.parse(filled).site) };
});

let dist: Folder;
beforeEach(async () => {
  Object.assign(site, { email: 'bonjour@atelier.example', publisher: { siren: '' } });
  dist = await makeFolder({});
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await dist.remove();
});

const LIST = '2 fields of src/content/site.ts are for the owner to fill: site.email, site.publisher.siren';
/** The first error, in an empty folder, of a build that was not refused. */
const GOES_ON = expect.objectContaining({ code: 'ENOENT', path: expect.stringContaining('manifest.json') });

/** How the build's last step ends, and what it warns before. */
async function build(context: string): Promise<{ error: unknown; said: unknown[] }> {
  vi.stubEnv('CONTEXT', context);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pages = { bookingOrigin: '', listPages: async () => [], renderPath: () => Promise.reject(new Error('no page was listed')) };
  const error = await prerenderAll(dist.path, pages).catch((reason: unknown) => reason);
  return { error, said: warn.mock.calls.flat() };
}

it('refuses a production deploy while a field is empty or uses .example, and names each', async () => {
  const { error } = await build('production');
  expect(error).toMatchObject({ message: `A production deploy is refused. ${LIST}` });
});

it.each(['', 'deploy-preview', 'branch-deploy'])('lists such fields, but still builds, when the context is %j', async (context) => {
  expect(await build(context)).toEqual({ error: GOES_ON, said: [LIST] });
});

it('reports nothing and allows the deploy once the owner has filled in every field', async () => {
  Object.assign(site, { email: 'bonjour@www.example-atelier.fr', publisher: { siren: '123 456 789' } });
  expect(await build('production')).toEqual({ error: GOES_ON, said: [] });
});
