import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../netlify/contact/contact-services.ts';
import type { Mailer } from '../../netlify/contact/postmark.ts';
import { HONEYPOT_FIELD } from '../../src/contact/protocol.ts';
import { type Bench, fatalCall, MINUTE, startBench } from '../support/contact-bench.ts';
import { contactRequest, formRequest, MESSAGE } from '../support/contact-request.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wire.through = (_request, next) => next();
  await bench.faults();
});

const landing = async (request: Request, services?: Services) => {
  const response = await bench.post(request, services);
  return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control'), await response.text()];
};
const seeOther = (path: string) => [303, path, 'no-store', ''];

it('a form posted without JavaScript leads to the thank-you page and is mailed', async () => {
  const message = 'Bonjour,\r\n\r\nUn site pour l’été.';
  const fields = { ...MESSAGE, message, phone: '', [HONEYPOT_FIELD]: '', submit: 'Envoyer' };
  expect(await landing(formRequest(fields, { Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' }))).toEqual(
    seeOther('/contact/merci'),
  );
  expect((await bench.mails())[0]?.TextBody).toContain('\nBonjour,\n\nUn site pour l’été.\n');
});

it('a double click at midnight is mailed once, and the same text later that day is mailed again', async () => {
  const fields = { ...MESSAGE, message: 'Ce texte est posté à minuit.' };
  const before = (await bench.mails()).length;
  const post = async (time: string) => {
    bench.clock.now = Date.parse(time);
    await landing(formRequest(fields));
    return (await bench.mails()).length - before;
  };
  expect(await post('2030-05-01T23:59:59Z')).toBe(1);
  expect(await post('2030-05-02T00:00:01Z')).toBe(1);
  expect(await post('2030-05-02T08:00:00Z')).toBe(2);
});

it('a reload or a double click is mailed once', async () => {
  const fields = { ...MESSAGE, message: 'Ce texte est posté deux fois.' };
  const before = (await bench.mails()).length;
  expect(await Promise.all([landing(formRequest(fields)), landing(formRequest(fields))])).toEqual([
    seeOther('/contact/merci'),
    seeOther('/contact/merci'),
  ]);
  expect(await landing(formRequest(fields))).toEqual(seeOther('/contact/merci'));
  expect(await bench.mails()).toHaveLength(before + 1);
});

describe('a double click handled by two processes', () => {
  /** Where the second click leads, then the first, whose mail is sent only once the second has been seen to wait. */
  async function clickTwice(fields: Record<string, string>) {
    const [sending, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const send: Mailer['send'] = async (letter) => {
      sending.resolve();
      await waiting.promise;
      return bench.mailer.send(letter);
    };
    const first = landing(formRequest(fields), bench.boot({ mailer: { ...bench.mailer, send } }));
    await sending.promise;
    const sleep = async () => {
      waiting.resolve();
      await first;
    };
    return [await landing(formRequest(fields), bench.boot({ sleep })), await first];
  }

  it('is mailed once, and both clicks lead to the thank-you page', async () => {
    const before = (await bench.mails()).length;
    const answers = await clickTwice({ ...MESSAGE, message: 'Deux clics, deux processus.' });
    expect(answers).toEqual([seeOther('/contact/merci'), seeOther('/contact/merci')]);
    expect(await bench.mails()).toHaveLength(before + 1);
  });

  it('fails for the second click once the first has used up its time', async () => {
    const fields = { ...MESSAGE, message: 'Le premier clic ne revient pas.' };
    const { stop, dead } = fatalCall();
    void landing(formRequest(fields), bench.boot({ mailer: { ...bench.mailer, send: stop } }));
    await dead;
    let waited = 0;
    const sleep = async (ms: number) => {
      waited += ms;
    };
    expect(await landing(formRequest(fields), bench.boot({ sleep }))).toEqual(seeOther('/contact/echec#en-cours'));
    expect(waited).toBeGreaterThan(15_000);
  });
});

it('a pending message posted without JavaScript is mailed once when the page that comes back sends it too', async () => {
  const fields = { ...MESSAGE, message: 'Gardé une fois, puis renvoyé par la page.' };
  const mailed = async () => (await bench.mails()).filter(({ TextBody }) => TextBody.includes(fields.message)).length;
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  await landing(formRequest(fields));
  const post = (id: string) => bench.post(contactRequest({ id, body: fields }));
  const response = await post('key-of-the-page');
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id: 'key-of-the-page', state: 'sent' })]);
  bench.clock.now += 2 * MINUTE;
  await bench.redeliver();
  expect(await mailed()).toBe(1);
  // The response was lost, and the page retries with the same key.
  expect((await post('key-of-the-page')).status).toBe(200);
  expect((await bench.post(contactRequest({ id: 'key-of-the-page', body: { ...fields, name: 'Autre' } }))).status).toBe(422);
  expect(await mailed()).toBe(1);
  // Sent, it stands in nobody's way.
  expect((await post('another-key')).status).toBe(200);
  expect(await mailed()).toBe(2);
});

it('an error that the visitor can fix leads to the page with the rules', async () => {
  expect(await landing(formRequest({ ...MESSAGE, email: 'jeanne' }))).toEqual(seeOther('/contact/invalide'));
  expect(await landing(formRequest({}))).toEqual(seeOther('/contact/invalide'));
  expect(await landing(formRequest({ ...MESSAGE, message: 'é'.repeat(40_000) }))).toEqual(seeOther('/contact/invalide'));
});

it('a message in any script may be as long as the rules allow, however many bytes it takes', async () => {
  expect(await landing(formRequest({ ...MESSAGE, message: '語'.repeat(20_000) }))).toEqual(seeOther('/contact/merci'));
});

it('a message kept in the ledger counts as a success', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect(await landing(formRequest({ ...MESSAGE, message: 'Postmark est en panne.' }))).toEqual(seeOther('/contact/merci'));
});

it('any other failure leads to the failure page', async () => {
  bench.wire.through = async () => new Response(null, { status: 503 });
  expect(await landing(formRequest({ ...MESSAGE, message: 'Le registre est en panne.' }))).toEqual(seeOther('/contact/echec#panne'));
});

/** A form's post as a browser makes it: with its own type, as a navigation. */
type Post = { fields?: Record<string, string>; method?: string; headers: Record<string, string> };
const navigation = ({ fields = MESSAGE, method = 'POST', headers }: Post) => {
  const { url, headers: own } = formRequest(fields, { 'Sec-Fetch-Mode': 'navigate', ...headers });
  const body = method === 'GET' ? null : new URLSearchParams(fields).toString();
  return new Request(url, { method, headers: own, body });
};

describe('a form that a browser posts and that is refused leads to the failure page, which names the reason, and mails nothing', () => {
  it.each<[string, string, Post]>([
    ['on another site', 'origine', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } }],
    ['on a neighbour', 'origine', { headers: { Origin: 'https://evil.site.example', 'Sec-Fetch-Site': 'same-site' } }],
    ['in a sandboxed frame or after a redirect', 'origine', { headers: { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' } }],
    ['on a neighbour without a referrer', 'origine', { headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-site' } }],
    ['by a restored session', 'origine', { headers: { Origin: 'null', 'Sec-Fetch-Site': 'none' } }],
    ['of which nothing tells the origin', 'origine', { headers: { Origin: 'null' } }],
    ['in another charset', 'format', { headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-1' } }],
    ['as multipart', 'format', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['as text', 'format', { headers: { 'Content-Type': 'text/plain' } }],
    ['by GET', 'format', { method: 'GET', headers: {} }],
    ['by PUT', 'format', { method: 'PUT', headers: {} }],
  ])('%s: %s', async (_case, reason, post) => {
    const before = await bench.mailed();
    expect(await landing(navigation(post))).toEqual(seeOther(`/contact/echec#${reason}`));
    expect(await bench.mailed()).toBe(before);
  });

  it.each<[string, Record<string, string>]>([
    ['with the type of our form', {}],
    ['that accepts a page', { 'Content-Type': 'text/plain', Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }],
  ])('from a browser without Fetch Metadata %s', async (_case, headers) => {
    const foreign = formRequest(MESSAGE, { Origin: 'https://evil.example', ...headers });
    expect(await landing(foreign)).toEqual(seeOther('/contact/echec#origine'));
  });

  it('unless a script posts it: that gets a problem', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'cross-site' };
    const response = await bench.post(formRequest(MESSAGE, headers));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([403, 'application/problem+json; charset=utf-8']);
  });
});

it('our own form is accepted where an add-on hides its origin, since the browser still says that it is our own', async () => {
  const fields = { ...MESSAGE, message: 'Posté sans référent, donc sans origine.' };
  expect(await landing(navigation({ fields, headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } }))).toEqual(
    seeOther('/contact/merci'),
  );
  expect((await bench.mails())[0]?.TextBody).toContain(fields.message);
});
