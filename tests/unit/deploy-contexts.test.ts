import { getDeployStore, setEnvironmentContext } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { entryKey } from '../../netlify/contact/keys.ts';
import redeliverContact from '../../netlify/functions/redeliver-contact.ts';
import sendContact from '../../netlify/functions/send-contact.ts';
import { type Bench, DOWN, SETTINGS, startBench } from '../support/contact-bench.ts';
import { contactRequest, formRequest, MESSAGE } from '../support/contact-request.ts';
import { deployed } from '../support/deployed.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
  setEnvironmentContext({ ...bench.access, primaryRegion: 'us-east-2' });
  vi.stubEnv('POSTMARK_SERVER_TOKEN', SETTINGS.token);
  vi.stubEnv('POSTMARK_API_URL', bench.sandbox.url);
  vi.stubEnv('CONTACT_FROM', SETTINGS.from);
  vi.stubEnv('CONTACT_TO', SETTINGS.to);
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await bench.close();
});
beforeEach(() => bench.faults());

const PRODUCTION = deployed('production');
/** The kind of deploy, and its id. */
const DEPLOYS: [string, string][] = [
  ['deploy-preview', '692c5f0e4a1b2c0008d3e4f6'],
  ['branch-deploy', '692c5f0e4a1b2c0008d3e4f7'],
];
const storeOf = ({ deploy: { context, id } }: Context) =>
  context === 'production' ? bench.blobs : getDeployStore({ name: 'contact-messages', deployID: id, consistency: 'strong' });
/** The state of the entry that holds this text; undefined once it is sent. */
const stateOf = async (text: string, context: Context) => {
  const store = storeOf(context);
  const { blobs } = await store.list({ prefix: 'messages/' });
  const entries = await Promise.all(blobs.map(({ key }) => store.get(key, { type: 'json' })));
  return entries.find(({ message }) => message?.message === text)?.state;
};

it.each(DEPLOYS)('%s has a store of its own, and its mails are marked', async (kind, id) => {
  const before = await bench.entries();
  const key = `sent-from-${kind}`;
  const post = async (context: Context) => (await sendContact(contactRequest({ id: key }), context)).status;
  expect([await post(deployed(kind, id)), await post(deployed(kind, id))]).toEqual([200, 200]);
  expect(await bench.entries()).toEqual(before);
  expect(await storeOf(deployed(kind, id)).get(entryKey(key), { type: 'json' })).toMatchObject({ state: 'sent' });
  expect((await bench.mails())[0]?.Subject).toBe(`[Aperçu] Message de Jeanne Martin\u00a0: ${MESSAGE.message}`);
  // The same key on the site itself is another message.
  expect(await post(PRODUCTION)).toBe(200);
  const [production, preview] = await bench.mails();
  expect(production?.Subject).toBe(`Message de Jeanne Martin\u00a0: ${MESSAGE.message}`);
  expect(production?.Headers[0]).toMatchObject({ Name: 'Message-ID' });
  expect(production?.Headers[0]?.Value).not.toBe(preview?.Headers[0]?.Value);
});

it.each(DEPLOYS)('%s keeps a message that Postmark does not take where no schedule of production finds it', async (kind, id) => {
  await bench.faults(DOWN);
  expect((await sendContact(contactRequest({ id: `kept-by-${kind}` }), deployed(kind, id))).status).toBe(202);
  await bench.faults();
  const mailed = await bench.mailed();
  await redeliverContact(contactRequest(), PRODUCTION);
  expect(await bench.mailed()).toBe(mailed);
  expect((await sendContact(contactRequest({ id: `kept-by-${kind}` }), deployed(kind, id))).status).toBe(200);
  expect(await bench.mailed()).toBe(mailed + 1);
});

it.each(DEPLOYS)('%s: its mail is not taken for the same text posted to the site itself, nor the other way round', async (kind, id) => {
  const both = [deployed(kind, id), PRODUCTION];
  for (const [first, second] of [both, both.toReversed()] as [Context, Context][]) {
    const fields = { ...MESSAGE, message: `Posté à ${first.deploy.context}, puis à ${second.deploy.context}.` };
    const mailed = async () => (await bench.mails()).filter(({ TextBody }) => TextBody.includes(fields.message)).length;
    await sendContact(formRequest(fields), first);
    expect(await mailed()).toBe(1);
    // Postmark leaves the second without an answer, so it is looked up.
    await bench.faults({ kind: 'reset' });
    await sendContact(formRequest(fields), second);
    await sendContact(formRequest(fields), second);
    expect(await stateOf(fields.message, second)).toBe('sending');
    expect(await mailed()).toBe(1);
  }
});

it('the schedule finds what production keeps, even if it is not told the context', async () => {
  for (const context of ['production', '']) {
    await bench.faults(DOWN);
    expect((await sendContact(contactRequest(), PRODUCTION)).status).toBe(202);
    await bench.faults();
    const mailed = await bench.mailed();
    await redeliverContact(contactRequest(), deployed(context));
    expect(await bench.mailed()).toBe(mailed + 1);
  }
});
