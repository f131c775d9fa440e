import { describe, expect } from 'vitest';
import type { Dependencies } from '../../netlify/contact/dependencies.ts';
import { DELIVERY_TIME } from '../../netlify/contact/timing.ts';
import { HONEYPOT_FIELD } from '../../src/contact/protocol.ts';
import { type Backend, DOWN, fatalCall, it, MINUTE } from '../support/backend.ts';
import { contactRequest, formRequest, MESSAGE } from '../support/contact-request.ts';

const landing = async (backend: Backend, request: Request, dependencies?: Dependencies) => {
  const response = await backend.post(request, dependencies);
  return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control'), await response.text()];
};
const seeOther = (path: string) => [303, path, 'no-store', ''];

it('a form posted without JavaScript, its origin hidden by an add-on, leads to the thank-you page and is mailed', async ({ backend }) => {
  const message = 'Bonjour,\r\n\r\nUn site pour l’été.';
  const fields = { ...MESSAGE, message, phone: '', [HONEYPOT_FIELD]: '', submit: 'Envoyer' };
  // The browser still says that it is our own.
  const hidden = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect(await landing(backend, formRequest(fields, hidden))).toEqual(seeOther('/contact/merci'));
  expect((await backend.mails())[0]?.TextBody).toContain('\nBonjour,\n\nUn site pour l’été.\n');
});

it('a double click or a reload is mailed once, even at midnight, and the same text later that day is mailed again', async ({ backend }) => {
  const post = async (time: string) => {
    backend.clock.now = Date.parse(time);
    const clicks = [formRequest(), formRequest()].map((request) => landing(backend, request));
    expect(await Promise.all(clicks)).toEqual([seeOther('/contact/merci'), seeOther('/contact/merci')]);
    return backend.mailed();
  };
  expect(await post('2030-05-01T23:59:59Z')).toBe(1);
  expect(await post('2030-05-02T00:00:01Z')).toBe(1);
  expect(await post('2030-05-02T08:00:00Z')).toBe(2);
});

describe('a double click handled by two processes', () => {
  it('is mailed once, and both clicks lead to the thank-you page', async ({ backend }) => {
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
    expect([await first, second]).toEqual([seeOther('/contact/merci'), seeOther('/contact/merci')]);
    expect(await backend.mailed()).toBe(1);
  });

  it('fails for the second click once the first has used up its time', async ({ backend }) => {
    const { stop, dead } = fatalCall();
    void landing(backend, formRequest(), backend.bootBefore('send', 1, stop));
    await dead;
    let waited = 0;
    const sleep = async (ms: number) => {
      waited += ms;
    };
    expect(await landing(backend, formRequest(), backend.boot({ sleep }))).toEqual(seeOther('/contact/echec#en-cours'));
    expect(waited).toBe(DELIVERY_TIME);
  });
});

it('a pending message posted without JavaScript is mailed once when the page that comes back sends it too', async ({ backend }) => {
  await backend.faults({ ...DOWN, times: 1 });
  await landing(backend, formRequest());
  const post = (id: string, body: object = MESSAGE) => backend.post(contactRequest({ id, body }));
  const response = await post('key-of-the-page');
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id: 'key-of-the-page', state: 'sent' })]);
  backend.clock.now += 2 * MINUTE;
  await backend.redeliver();
  expect(await backend.mailed()).toBe(1);
  // The response was lost, and the page retries with the same key.
  expect((await post('key-of-the-page')).status).toBe(200);
  expect((await post('key-of-the-page', { ...MESSAGE, name: 'Autre' })).status).toBe(422);
  expect(await backend.mailed()).toBe(1);
  // Sent, it stands in nobody's way.
  expect((await post('another-key')).status).toBe(200);
  expect(await backend.mailed()).toBe(2);
});

it('a key that another run uses just then for another text is no alias of the message posted without JavaScript', async ({ backend }) => {
  await backend.faults({ ...DOWN, times: 1 });
  await landing(backend, formRequest());
  const post = (body: object, dependencies?: Dependencies) => backend.post(contactRequest({ id: 'key-of-the-page', body }), dependencies);
  const late = backend.bootBefore('create', 1, () => post({ ...MESSAGE, name: 'Autre' }, backend.boot()));
  expect((await post(MESSAGE, late)).status).toBe(422);
});

it('a message posted without JavaScript whose entry is damaged stands in nobody’s way', async ({ backend }) => {
  await landing(backend, formRequest());
  const { blobs } = await backend.blobs.list({ prefix: 'messages/' });
  await backend.blobs.set(blobs[0]?.key ?? '', '{"state":"se');
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(2);
});

it.for<[string, string, Record<string, string>]>([
  ['an error that the visitor can fix', '/contact/invalide', { ...MESSAGE, email: 'jeanne' }],
  ['an empty form', '/contact/invalide', {}],
  ['a message that is too long', '/contact/invalide', { ...MESSAGE, message: 'é'.repeat(40_000) }],
  ['a message in any script that is as long as the rules allow', '/contact/merci', { ...MESSAGE, message: '語'.repeat(20_000) }],
])('%s leads to %s', async ([, path, fields], { backend }) => {
  expect(await landing(backend, formRequest(fields))).toEqual(seeOther(path));
});

it('a message kept in the ledger counts as a success, and any other failure leads to the failure page', async ({ backend }) => {
  await backend.faults(DOWN);
  expect(await landing(backend, formRequest())).toEqual(seeOther('/contact/merci'));
  backend.wire.through = async () => new Response(null, { status: 503 });
  expect(await landing(backend, formRequest({ ...MESSAGE, name: 'Paul' }))).toEqual(seeOther('/contact/echec#panne'));
});

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate' };
it.for<[string, string, Record<string, string>]>([
  ['on another site', 'origine', { ...NAVIGATION, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['on a neighbour', 'origine', { ...NAVIGATION, Origin: 'https://evil.site.example', 'Sec-Fetch-Site': 'same-site' }],
  ['in a sandboxed frame or after a redirect', 'origine', { ...NAVIGATION, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['of which nothing tells the origin', 'origine', { ...NAVIGATION, Origin: 'null' }],
  ['as text', 'format', { ...NAVIGATION, 'Content-Type': 'text/plain' }],
  ['by a browser without Fetch Metadata', 'origine', { Origin: 'https://evil.example' }],
  [
    'by such a browser that accepts a page',
    'format',
    { 'Content-Type': 'text/plain', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  ],
])(
  'a form posted %s leads to the failure page, which names the reason « %s », and mails nothing',
  async ([, reason, headers], { backend }) => {
    expect(await landing(backend, formRequest(MESSAGE, headers))).toEqual(seeOther(`/contact/echec#${reason}`));
    expect(await backend.mailed()).toBe(0);
  },
);

it('a browser that opens the function’s address, or posts what cannot be read, is led to the failure page', async ({ backend }) => {
  for (const wrong of [{ method: 'GET' }, { body: '{' }])
    expect(await landing(backend, contactRequest({ ...wrong, headers: NAVIGATION }))).toEqual(seeOther('/contact/echec#format'));
});

it('a form that a script posts from another site gets a problem', async ({ backend }) => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'cross-site' };
  const response = await backend.post(formRequest(MESSAGE, headers));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([403, 'application/problem+json; charset=utf-8']);
});
