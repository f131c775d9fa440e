import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../../src/contact/protocol.ts';
import { type Bench, startBench } from '../support/contact-bench.ts';
import { formRequest, MESSAGE } from '../support/contact-request.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wire.through = (_request, next) => next();
  await bench.faults();
});

const landing = async (request: Request) => {
  const response = await bench.post(request);
  return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control'), await response.text()];
};
const seeOther = (path: string) => [303, path, 'no-store', ''];

it('a form without JavaScript leads to the page that thanks, and is mailed', async () => {
  const message = 'Bonjour,\r\n\r\nUn site pour l’été.';
  const fields = { ...MESSAGE, message, phone: '', [HONEYPOT_FIELD]: '', submit: 'Envoyer' };
  expect(await landing(formRequest(fields, { Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' }))).toEqual(
    seeOther('/contact/merci'),
  );
  expect((await bench.mails())[0]?.TextBody).toContain('\nBonjour,\n\nUn site pour l’été.\n');
});

it('a double click at midnight mails once, and the same text later in the day again', async () => {
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

it('a reload or a double click mails once', async () => {
  const fields = { ...MESSAGE, message: 'Ce texte est posté deux fois.' };
  const before = (await bench.mails()).length;
  expect(await Promise.all([landing(formRequest(fields)), landing(formRequest(fields))])).toEqual([
    seeOther('/contact/merci'),
    seeOther('/contact/merci'),
  ]);
  expect(await landing(formRequest(fields))).toEqual(seeOther('/contact/merci'));
  expect(await bench.mails()).toHaveLength(before + 1);
});

it('what the visitor can mend leads to the page with the rules', async () => {
  expect(await landing(formRequest({ ...MESSAGE, email: 'jeanne' }))).toEqual(seeOther('/contact/invalide'));
  expect(await landing(formRequest({}))).toEqual(seeOther('/contact/invalide'));
  expect(await landing(formRequest({ ...MESSAGE, message: 'é'.repeat(40_000) }))).toEqual(seeOther('/contact/invalide'));
  await bench.faults({ kind: 'reject', preset: 'invalid-request' });
  expect(await landing(formRequest({ ...MESSAGE, message: 'Postmark refuse ceci.' }))).toEqual(seeOther('/contact/invalide'));
});

it('a message of any script may be as long as the rules say, however many bytes it takes', async () => {
  expect(await landing(formRequest({ ...MESSAGE, message: '語'.repeat(20_000) }))).toEqual(seeOther('/contact/merci'));
});

it('a message that the ledger keeps is a success', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect(await landing(formRequest({ ...MESSAGE, message: 'Postmark est en panne.' }))).toEqual(seeOther('/contact/merci'));
});

it('any other failure leads to the page that says so', async () => {
  bench.wire.through = async () => new Response(null, { status: 503 });
  expect(await landing(formRequest({ ...MESSAGE, message: 'Le registre est en panne.' }))).toEqual(seeOther('/contact/echec'));
});

it('a form on another site gets no page', async () => {
  const response = await bench.post(formRequest(MESSAGE, { Origin: 'https://evil.example' }));
  expect(response.status).toBe(403);
});
