import { describe, expect } from 'vitest';
import { countLinks, isHoneypotFilled, readFillTime, suspicionsOf } from '../../netlify/contact/spam.ts';
import { digestMessage } from '../../src/contact/message.ts';
import { acknowledges, FILL_TIME, HONEYPOT } from '../../src/contact/protocol.ts';
import { ID, it } from '../support/backend.ts';
import { contactRequest, formRequest, MESSAGE } from '../support/contact-request.ts';

const links = (count: number) => Array.from({ length: count }, (_, index) => `https://www.exemple-${index}.fr/page`).join(' et ');
const judge = ({ fillTime, name, message }: { fillTime?: number; name?: string; message?: string }) =>
  suspicionsOf({ ...MESSAGE, ...(name && { name }), ...(message && { message }) }, { fillTime });

describe('telling machines from people', () => {
  it.each<[string, Parameters<typeof judge>[0], string[]]>([
    ['a person', { fillTime: 45_000 }, []],
    ['a replay, which has no time', {}, []],
    ['a brief with ten links', { message: links(10) }, []],
    ['a company with a dot in its name', { name: 'Jeanne, www.exemple.fr' }, []],
    ['a question about markup', { message: 'Comment écrire <a href="/x"> dans WordPress ?' }, []],
    ['a hasty message with two links', { fillTime: 0, message: links(2) }, []],
    ['three links in haste', { fillTime: 1_499, message: links(3) }, ['fast']],
    ['three links in time', { fillTime: 1_500, message: links(3) }, []],
    ['eleven links', { message: links(11) }, ['links']],
    ['a link for a name', { name: 'https://spam.example' }, ['link-in-name']],
    ['forum markup', { message: 'Achetez [url=https://spam.example]ici[/url] vite' }, ['forum-markup']],
    ['all at once', { fillTime: 5, message: links(40) }, ['fast', 'links']],
  ])('%s', (_case, signals, reasons) => expect(judge(signals)).toEqual(reasons));

  it.each([
    ['http://www.a.fr https://www.b.fr', 2],
    ['www.a.fr www.b.fr', 2],
    ['HTTP://A.FR', 1],
    ['jeanne@exemple.fr et exemple.fr', 0],
  ])('the number of links in %s is %i', (text, count) => expect(countLinks(text)).toBe(count));

  it('no text in the honeypot, or blank text, is nobody’s', () => {
    expect([{}, { honeypot: ' ' }].map(isHoneypotFilled)).toEqual([false, false]);
  });

  it('only a whole number in the header is a time', () => {
    expect(['1200', '-5', '1e3', '', null].map(readFillTime)).toEqual([1200, undefined, undefined, undefined, undefined]);
  });
});

describe('a suspected machine', () => {
  it('that fills in the honeypot gets a polite success, nothing is mailed, and its id is not used up', async ({ backend }) => {
    const body = { ...MESSAGE, message: links(3) };
    const response = await backend.post(contactRequest({ id: ID, headers: { [HONEYPOT]: 'spam' }, body }));
    const answer = (await response.json()) as { state: string };
    expect(acknowledges(answer, ID, await digestMessage(body))).toBe(true);
    // As for a message that waits: an answer that only the honeypot gives would reveal it.
    expect([response.status, answer.state]).toEqual([202, 'accepted']);
    expect(await backend.mails()).toEqual([]);
    expect(await backend.entries()).toEqual([]);
    expect(backend.log).toEqual([{ level: 'info', event: 'contact.spam', caught: true, reasons: [], links: 3 }]);
    expect(await backend.submit()).toBe(200);
    expect(await backend.mailed()).toBe(1);
  });

  it('is only flagged because of what it writes: its mail arrives, marked as suspicious', async ({ backend }) => {
    const body = { ...MESSAGE, message: links(3) };
    await backend.faults({ kind: 'reject', preset: 'unavailable' });
    expect((await backend.post(contactRequest({ headers: { [FILL_TIME]: '120' }, body }))).status).toBe(202);
    expect(backend.log[0]).toEqual({ level: 'info', event: 'contact.spam', caught: false, reasons: ['fast'], links: 3 });
    await backend.redeliver();
    expect((await backend.mails()).map(({ Subject }) => Subject)).toEqual([expect.stringMatching(/^\[Indésirable\u00a0\?\] Message de/)]);
  });

  it('without JavaScript sees the same page as everybody else', async ({ backend }) => {
    const response = await backend.post(formRequest({ ...MESSAGE, website: 'https://spam.example' }));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact/merci']);
    expect(await backend.mails()).toEqual([]);
  });
});
