import { describe, expect } from 'vitest';
import type { Dependencies } from '../../../netlify/contact/dependencies.ts';
import { HONEYPOT_FIELD, SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { writeTime } from '../../../src/message/submission-time.ts';
import { type Backend, DOWN, MINUTE, test } from '../../support/contact/backend.ts';
import { contactRequest, formRequest } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const landing = async (backend: Backend, request: Request, dependencies?: Dependencies) => {
  const response = await backend.post(request, dependencies);
  return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control'), await response.text()];
};
const seeOther = (path: string) => [303, path, 'no-store', ''];
const THANKS = seeOther('/contact/merci');

test('a form leads to the thank-you page and is mailed', async ({ backend }) => {
  const message = 'Bonjour,\r\n\r\nUn site pour l’été.';
  const fields = { ...MESSAGE, message, phone: '', [HONEYPOT_FIELD]: '', submit: 'Envoyer' };
  expect(await landing(backend, formRequest(fields))).toEqual(THANKS);
  expect((await backend.mails())[0]?.TextBody).toContain('\nBonjour,\n\nUn site pour l’été.\n');
});

test('a form whose origin an extension hides is accepted', async ({ backend }) => {
  // The browser still marks the request as the site's own.
  const hidden = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect(await landing(backend, formRequest(MESSAGE, hidden))).toEqual(THANKS);
});

describe('the same form again', () => {
  const postAt = async (backend: Backend, time: string) => {
    backend.clock.now = Date.parse(time);
    expect(await landing(backend, formRequest())).toEqual(THANKS);
    return backend.mailed();
  };

  test('is mailed once on one day', async ({ backend }) => {
    expect(await postAt(backend, '2030-05-01T00:00:00Z')).toBe(1);
    expect(await postAt(backend, '2030-05-01T23:59:59Z')).toBe(1);
  });

  test('is another message on another day', async ({ backend }) => {
    expect(await postAt(backend, '2030-05-01T23:59:59Z')).toBe(1);
    expect(await postAt(backend, '2030-05-02T00:00:00Z')).toBe(2);
  });
});

test('both clicks of a double click lead to the thank-you page', async ({ backend }) => {
  const [sending, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The first click's mail is sent only once the second has been seen to wait.
  const sends = backend.bootBefore('send', 1, () => {
    sending.resolve();
    return waiting.promise;
  });
  const first = landing(backend, formRequest(), sends);
  await sending.promise;
  const sleep = async () => {
    waiting.resolve();
    await first;
  };
  const second = await landing(backend, formRequest(), backend.boot({ sleep }));
  expect({ first: await first, second, mailed: await backend.mailed() }).toEqual({ first: THANKS, second: THANKS, mailed: 1 });
});

describe('fault 12: with and without JavaScript, the same text of one day', () => {
  test('is mailed once', async ({ backend }) => {
    expect(await landing(backend, formRequest())).toEqual(THANKS);
    expect(await backend.submit()).toBe(200);
    expect(await backend.mailed()).toBe(1);
  });

  test('is mailed once while the first still waits', async ({ backend }) => {
    await backend.faults({ ...DOWN, times: 1 });
    await landing(backend, formRequest());
    expect(await backend.submit()).toBe(200);
    backend.clock.now += 2 * MINUTE;
    await backend.redeliver();
    expect(await backend.mailed()).toBe(1);
  });

  test('is another message if it was written on another day', async ({ backend }) => {
    await landing(backend, formRequest());
    const headers = { [SUBMITTED_AT_HEADER]: writeTime(backend.clock.now - 24 * 60 * MINUTE) };
    expect((await backend.post(contactRequest({ headers }))).status).toBe(200);
    expect(await backend.mailed()).toBe(2);
  });
});

test.for<[string, string, Record<string, string>]>([
  ['an error that the visitor can fix', '/contact/invalide', { ...MESSAGE, email: 'jeanne' }],
  ['an empty form', '/contact/invalide', {}],
  ['a message that is too long', '/contact/invalide', { ...MESSAGE, message: 'é'.repeat(40_000) }],
  ['the longest message in any script', '/contact/merci', { ...MESSAGE, message: '語'.repeat(20_000) }],
])('%s leads to %s', async ([, path, fields], { backend }) => {
  expect(await landing(backend, formRequest(fields))).toEqual(seeOther(path));
});

test('a message kept in the ledger leads to the thank-you page', async ({ backend }) => {
  await backend.faults(DOWN);
  expect(await landing(backend, formRequest())).toEqual(THANKS);
});

test('a failing ledger leads to the failure page', async ({ backend }) => {
  backend.wire.through = async () => new Response(null, { status: 503 });
  expect(await landing(backend, formRequest())).toEqual(seeOther('/contact/echec#panne'));
});

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate' };

test('a form whose connection breaks halfway is not mailed', async ({ backend }) => {
  const body = new ReadableStream({
    // Breaks in the message, whose beginning alone would be valid.
    start: (controller) => controller.enqueue(new TextEncoder().encode(new URLSearchParams(MESSAGE).toString().slice(0, -5))),
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const init = { body, duplex: 'half' };
  expect(await landing(backend, new Request(formRequest(MESSAGE, NAVIGATION), init))).toEqual(seeOther('/contact/echec#format'));
  expect(await backend.mailed()).toBe(0);
});

test.for<[string, string, Record<string, string>]>([
  ['on another site', 'origine', { ...NAVIGATION, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['on a neighbour', 'origine', { ...NAVIGATION, Origin: 'https://evil.site.example', 'Sec-Fetch-Site': 'same-site' }],
  ['in a sandboxed frame', 'origine', { ...NAVIGATION, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['of unknown origin', 'origine', { ...NAVIGATION, Origin: 'null' }],
  ['as text', 'format', { ...NAVIGATION, 'Content-Type': 'text/plain' }],
  ['without Fetch Metadata', 'origine', { Origin: 'https://evil.example' }],
  ['as text without Fetch Metadata', 'format', { 'Content-Type': 'text/plain', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
])('a form posted %s fails with the reason « %s »', async ([, reason, headers], { backend }) => {
  expect(await landing(backend, formRequest(MESSAGE, headers))).toEqual(seeOther(`/contact/echec#${reason}`));
  expect(await backend.mailed()).toBe(0);
});

test.for([{ method: 'GET' }, { body: '{' }])('a browser that asks with %j is led to the failure page', async (wrong, { backend }) => {
  expect(await landing(backend, contactRequest({ ...wrong, headers: NAVIGATION }))).toEqual(seeOther('/contact/echec#format'));
});

test('a form that a script posts from another site gets a problem', async ({ backend }) => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'cross-site' };
  const response = await backend.post(formRequest(MESSAGE, headers));
  expect({ status: response.status, type: response.headers.get('Content-Type') }).toEqual({
    status: 403,
    type: 'application/problem+json; charset=utf-8',
  });
});
