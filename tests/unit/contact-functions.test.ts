import { setEnvironmentContext } from '@netlify/blobs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import redeliverContact, { config as redeliverConfig } from '../../netlify/functions/redeliver-contact.ts';
import sendContact, { config as sendConfig } from '../../netlify/functions/send-contact.ts';
import { ENDPOINT } from '../../src/contact/protocol.ts';
import { type Bench, SETTINGS, startBench } from '../support/contact-bench.ts';
import { contactRequest } from '../support/contact-request.ts';
import { deployed } from '../support/deployed.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
  setEnvironmentContext(bench.access);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bench.close();
});

const configure = (variables: Record<string, string>): void => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
};
const PRODUCTION = deployed('production');
const send = (request: Request) => sendContact(request, PRODUCTION);
const runSchedule = () => redeliverContact(contactRequest(), PRODUCTION);
const logged = (level: 'info' | 'error') => vi.spyOn(console, level).mockImplementation(() => {});

it('the functions are configured as the site expects', () => {
  expect(sendConfig.path).toBe(ENDPOINT);
  expect(sendConfig).not.toHaveProperty('method');
  expect(sendConfig.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
  expect(redeliverConfig.schedule).toBe('*/5 * * * *');
});

it('a message sent while variables are missing is kept, reported in the log, and sent after the fix', async () => {
  configure({ POSTMARK_SERVER_TOKEN: '', CONTACT_FROM: '', CONTACT_TO: SETTINGS.to, POSTMARK_API_URL: bench.sandbox.url });
  const errors = logged('error');
  const infos = logged('info');
  expect((await send(contactRequest({ id: 'kept-by-root' }))).status).toBe(202);
  const line = JSON.parse(String(errors.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ level: 'error', event: 'contact.not-sent', reason: 'misconfigured' });
  expect(line.code).toBe('environment: POSTMARK_SERVER_TOKEN, CONTACT_FROM');
  await runSchedule();
  expect(JSON.parse(String(errors.mock.calls[1]?.[0]))).toMatchObject({ event: 'contact.redeliver', misconfigured: 1 });

  configure({ POSTMARK_SERVER_TOKEN: 'token', CONTACT_FROM: SETTINGS.from });
  await runSchedule();
  expect(JSON.parse(String(infos.mock.calls[0]?.[0]))).toMatchObject({ event: 'contact.redeliver', sent: 1 });
  expect(await bench.mails()).toHaveLength(1);
  expect((await send(contactRequest({ id: 'kept-by-root' }))).status).toBe(200);
  expect(await bench.mails()).toHaveLength(1);
});

it('a site without blobs responds as if its ledger were down, and still refuses invalid requests', async () => {
  configure({ NETLIFY_BLOBS_CONTEXT: '' });
  const errors = logged('error');
  errors.mockClear();
  expect((await send(contactRequest({ method: 'GET' }))).status).toBe(405);
  expect((await send(contactRequest({ id: 'no-blobs-here' }))).status).toBe(503);
  expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({ event: 'contact.failed', error: 'StoreError' });
  await expect(runSchedule()).rejects.toThrow('list failed');
});
