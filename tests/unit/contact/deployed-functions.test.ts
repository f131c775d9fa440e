import { getDeployStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { expect, vi } from 'vitest';
import { entryKey } from '../../../netlify/contact/ledger/keys.ts';
import { MINUTE, REDELIVERY_INTERVAL_MS } from '../../../netlify/contact/timing.ts';
import contactHealth, { config as healthConfig } from '../../../netlify/functions/contact-health.ts';
import redeliverContact, { config as redeliverConfig } from '../../../netlify/functions/redeliver-contact.ts';
import sendContact, { config as sendConfig } from '../../../netlify/functions/send-contact.ts';
import { ENDPOINT } from '../../../src/message/protocol.ts';
import { type Backend, DOWN, deployTo, test } from '../../support/contact/backend.ts';
import { contactRequest, ID, ORIGIN } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

/** Netlify's words to a function about its deploy. */
const deployed = (context: string, id = '692c5f0e4a1b2c0008d3e4f5') =>
  ({ deploy: { context, id, published: context === 'production' } }) as Context;
const PRODUCTION = deployed('production');
const PREVIEW = deployed('deploy-preview', '692c5f0e4a1b2c0008d3e4f6');
const send = async (context: Context, request = contactRequest()) => (await sendContact(request, context)).status;
const runSchedule = (context = PRODUCTION) => redeliverContact(contactRequest(), context);
const healthOf = (context: Context) => contactHealth(new Request(`${ORIGIN}/api/contact-health`), context);
/** The console's lines of a level, parsed. */
const logged = (level: 'info' | 'warn' | 'error') => vi.mocked(console[level]).mock.calls.map(([line]) => JSON.parse(String(line)));

test('the functions are configured as the site expects', () => {
  expect(sendConfig.path).toBe(ENDPOINT);
  expect(sendConfig.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
  expect(healthConfig.path).toBe('/api/contact-health');
  expect(healthConfig.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
  expect(redeliverConfig.schedule).toBe(`*/${REDELIVERY_INTERVAL_MS / MINUTE} * * * *`);
  for (const config of [sendConfig, healthConfig]) expect(config).not.toHaveProperty('method');
});

test('a message sent while variables are missing is sent after the fix', async ({ backend }) => {
  deployTo(backend, { POSTMARK_SERVER_TOKEN: '', CONTACT_FROM: '' });
  expect(await send(PRODUCTION)).toBe(202);
  await runSchedule();
  const code = 'environment: POSTMARK_SERVER_TOKEN, CONTACT_FROM';
  expect(logged('error')).toMatchObject([
    { level: 'error', event: 'contact.not-sent', reason: 'misconfigured', code },
    { event: 'contact.redeliver', misconfigured: 1 },
  ]);
  deployTo(backend);
  await runSchedule();
  expect(logged('info')).toMatchObject([{ event: 'contact.redeliver', sent: 1 }]);
  expect(await send(PRODUCTION)).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test('fault 46: missing variables are named to an uptime monitor', async ({ backend }) => {
  deployTo(backend, { POSTMARK_SERVER_TOKEN: '', CONTACT_FROM: '' });
  const response = await healthOf(PRODUCTION);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'fail', output: 'settings: wrong POSTMARK_SERVER_TOKEN, CONTACT_FROM' });
  deployTo(backend);
  expect((await healthOf(PRODUCTION)).status).toBe(200);
});

test('a site without blobs responds as if its ledger were down', async ({ backend }) => {
  deployTo(backend, { NETLIFY_BLOBS_CONTEXT: '' });
  expect(await send(PRODUCTION)).toBe(503);
  expect((await healthOf(PRODUCTION)).status).toBe(503);
  expect(logged('error')).toMatchObject([{ event: 'contact.failed', error: 'StoreError' }, { event: 'contact.health' }]);
  await expect(runSchedule()).rejects.toThrow('list failed');
});

test('an uptime monitor reads all that fails in one text', async ({ backend }) => {
  deployTo(backend, { NETLIFY_BLOBS_CONTEXT: '', CONTACT_FROM: '' });
  expect(await (await healthOf(PRODUCTION)).json()).toMatchObject({ output: 'settings: wrong CONTACT_FROM; store: no answer' });
});

test('a site without blobs still refuses invalid requests', async ({ backend }) => {
  deployTo(backend, { NETLIFY_BLOBS_CONTEXT: '' });
  expect(await send(PRODUCTION, contactRequest({ method: 'GET' }))).toBe(405);
});

test.for(['deploy-preview', 'branch-deploy'])('a %s has a store of its own', async (name, { backend }) => {
  const context = deployed(name, PREVIEW.deploy.id);
  deployTo(backend);
  expect([await send(context), await send(context)]).toEqual([200, 200]);
  expect(await backend.entries()).toEqual([]);
  const own = getDeployStore({ name: 'contact-messages', deployID: context.deploy.id, consistency: 'strong' });
  expect(await own.get(entryKey(ID), { type: 'json' })).toMatchObject({ state: 'sent' });
});

/** The mails of one message that is sent to the site and to a preview. */
async function mailBoth(backend: Backend) {
  deployTo(backend);
  expect([await send(PREVIEW), await send(PRODUCTION)]).toEqual([200, 200]);
  const [production, preview] = await backend.mails();
  return { production, preview };
}

test('the subject of a preview’s mail is marked', async ({ backend }) => {
  const { production, preview } = await mailBoth(backend);
  const subject = `Message de Jeanne Martin\u00a0: ${MESSAGE.message}`;
  expect({ production: production?.Subject, preview: preview?.Subject }).toEqual({ production: subject, preview: `[Aperçu] ${subject}` });
});

test('a preview’s mail is another one to Postmark and to mail servers', async ({ backend }) => {
  const { production, preview } = await mailBoth(backend);
  expect({ production: production?.Metadata, preview: preview?.Metadata }).toEqual({
    production: { id: ID },
    preview: { 'preview-id': ID },
  });
  const messageId = (mail: typeof preview) => mail?.Headers.find(({ Name }) => Name === 'Message-ID')?.Value;
  expect({ production: messageId(production), preview: messageId(preview) }).toEqual({
    production: `<${ID}@trait.example>`,
    preview: `<preview-${ID}@trait.example>`,
  });
});

test.for([
  ['finds what production keeps', PRODUCTION, 1],
  ['finds it if it is not told its context', deployed(''), 1],
  ['finds on somebody’s machine what the site keeps there', deployed('dev'), 1],
  ['does not find what a preview keeps', PRODUCTION, 0, PREVIEW],
] as const)('the schedule %s', async ([, context, mails, sender = PRODUCTION], { backend }) => {
  deployTo(backend);
  await backend.faults(DOWN);
  expect(await send(sender)).toBe(202);
  expect(logged('warn')).toMatchObject([{ level: 'warn', event: 'contact.not-sent', code: '503/100' }]);
  await backend.faults();
  await runSchedule(context);
  expect(await backend.mailed()).toBe(mails);
  expect(await send(sender)).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test.for([
  ['a preview', 'the site', PREVIEW, PRODUCTION],
  ['the site', 'a preview', PRODUCTION, PREVIEW],
] as const)('a mail of %s is not taken for one of %s', async ([, , first, second], { backend }) => {
  deployTo(backend);
  await send(first);
  expect(await backend.mailed()).toBe(1);
  // Postmark leaves the second without an answer, so it is looked up, and not found.
  await backend.faults({ kind: 'reset' });
  for (let tries = 0; tries < 2; tries++) expect(await send(second)).toBe(202);
  expect(await backend.mailed()).toBe(1);
});
