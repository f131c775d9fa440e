import { Errors, type Models, ServerClient } from 'postmark';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../netlify/local/postmark-sandbox/server.ts';
import { openInbox } from '../support/inbox.ts';

// What its faults do to a message is in tests/faults and contact-postmark.test.ts.

const MAIL = {
  From: '"Trait" <bonjour@trait.example>',
  To: 'equipe@trait.example',
  ReplyTo: 'visiteur@exemple.example',
  Subject: 'Nouveau message',
  TextBody: 'Bonjour',
  Tag: 'contact',
  Metadata: { id: '3f1c2a52' },
};

/** The local Postmark, with Postmark's real client for it. */
async function openSandbox() {
  const sandbox = await startSandbox({ port: 0 });
  const client = new ServerClient('token', { requestHost: `127.0.0.1:${sandbox.port}`, useHttps: false, timeout: 20 });
  return {
    ...sandbox,
    client,
    inbox: openInbox(sandbox.url),
    send: (change: Partial<Models.Message> = {}) => client.sendEmail({ ...MAIL, ...change }),
    /** The error with which sending a mail fails; undefined if it is sent. */
    failure: (change: Partial<Models.Message> = {}): Promise<Errors.PostmarkError | undefined> =>
      client.sendEmail({ ...MAIL, ...change }).then(
        () => undefined,
        (error) => error,
      ),
    async get(path: string) {
      const response = await fetch(sandbox.url + path);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

const it = test.extend<{ sandbox: Awaited<ReturnType<typeof openSandbox>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from this pattern.
  sandbox: async ({}, use) => {
    const sandbox = await openSandbox();
    await use(sandbox);
    await sandbox.close();
  },
});

describe('sending', () => {
  it('returns a receipt and keeps the mail', async ({ sandbox }) => {
    const { MessageID, ...receipt } = await sandbox.send();
    expect(receipt).toMatchObject({ To: MAIL.To, ErrorCode: 0, Message: 'OK' });
    expect(Date.parse(receipt.SubmittedAt)).toBeLessThanOrEqual(Date.now());
    expect(await sandbox.inbox.mails()).toMatchObject([{ ...MAIL, MessageID }]);
    await sandbox.inbox.clear();
    expect(await sandbox.inbox.mails()).toEqual([]);
  });

  const many = Array.from({ length: 51 }, (_, index) => `a${index}@b.example`);
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
  it.for<[string, Partial<Models.Message>]>([
    ['no sender', { From: '' }],
    ['an implausible recipient', { To: 'equipe@' }],
    ['51 recipients', { To: many.join() }],
    ['a domain that is not punycode', { ReplyTo: 'a@é.example' }],
    ['a name that needs quotes', { From: 'Trait S.A.R.L. <site@trait.example>' }],
    ['no body', { TextBody: '' }],
    ['a line break in the subject', { Subject: 'a\r\nBcc: x@y.example' }],
    ['a line break in an address', { ReplyTo: 'a@b.example\nBcc: x@y.example' }],
    ['a line break in a header', { Headers: [{ Name: 'X-A', Value: 'a\nb' }] }],
    ['a subject of 2,001 characters', { Subject: 'x'.repeat(2_001) }],
    ['11 metadata fields', { Metadata: fields(11) }],
    ['a metadata key of 21 characters', { Metadata: { ['k'.repeat(21)]: 'v' } }],
    ['a metadata value of 81 characters', { Metadata: { k: 'v'.repeat(81) } }],
  ])('refuses %s with code 300, even where a fault accepts', async ([, change], { sandbox }) => {
    await sandbox.inbox.faults({ kind: 'accept-then-error' });
    const error = await sandbox.failure(change);
    expect(error).toBeInstanceOf(Errors.InvalidEmailRequestError);
    expect(error).toMatchObject({ code: 300, statusCode: 422 });
    expect(await sandbox.inbox.mails()).toEqual([]);
  });

  it('accepts a mail exactly at the limits', async ({ sandbox }) => {
    const Metadata = { ...fields(9), ['k'.repeat(20)]: 'v'.repeat(80) };
    const change = { To: many.slice(1).join(), Metadata, Subject: 'x'.repeat(2_000), ReplyTo: '"Doe, \\"J\\"" <jane@b.example>' };
    expect(await sandbox.failure(change)).toBeUndefined();
  });

  it.for([
    ['no token', JSON.stringify(MAIL), {}, 401, 10],
    ['broken JSON', '{"From"', { 'X-Postmark-Server-Token': 't' }, 422, 402],
    ['a wrong type', JSON.stringify({ ...MAIL, Subject: 5 }), { 'X-Postmark-Server-Token': 't' }, 422, 403],
    ['an unknown field', JSON.stringify({ ...MAIL, Cc: MAIL.To }), { 'X-Postmark-Server-Token': 't' }, 422, 403],
    ['over 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), { 'X-Postmark-Server-Token': 't' }, 413, 300],
  ] as const)('refuses %s', async ([, body, headers, status, code], { sandbox }) => {
    const response = await fetch(`${sandbox.url}/email`, { method: 'POST', body, headers: { ...headers } });
    expect([response.status, await response.json()]).toMatchObject([status, { ErrorCode: code }]);
  });
});

it('finds mails by metadata in one stream, newest first, as Postmark describes them', async ({ sandbox }) => {
  const { client, send } = sandbox;
  const first = await send({ To: '"Doe, Jane" <jane@b.example>, equipe@trait.example' });
  const second = await send({ Metadata: { id: 'b' } });
  const elsewhere = await send({ MessageStream: 'contact' });
  const find = (filter: object) => client.getOutboundMessages({ count: 50, offset: 0, ...filter });
  const ids = async (filter: object) => (await find(filter)).Messages.map(({ MessageID }) => MessageID);
  expect(await ids({})).toEqual([second.MessageID, first.MessageID]);
  expect(await ids({ metadata_id: MAIL.Metadata.id })).toEqual([first.MessageID]);
  expect(await ids({ messageStream: 'contact' })).toEqual([elsewhere.MessageID]);
  const To = [
    { Email: 'jane@b.example', Name: 'Doe, Jane' },
    { Email: MAIL.To, Name: null },
  ];
  const described = { To, Recipients: ['jane@b.example', MAIL.To], Status: 'Sent', Metadata: MAIL.Metadata };
  expect(await find({ count: 1, offset: 1 })).toMatchObject({ TotalCount: 2, Messages: [described] });
  expect(await client.getOutboundMessageDetails(first.MessageID)).toMatchObject({ TextBody: 'Bonjour', MessageEvents: [] });
  for (const filter of [{ count: 501 }, { offset: -1 }, { tag: 'contact' }])
    await expect(find(filter), 'it cannot answer').rejects.toMatchObject({ code: 700, statusCode: 422 });
});

describe('a fault', () => {
  it('lasts for as many mails as it says, then gives way to the next, and may be an error of its own', async ({ sandbox }) => {
    const gateway = { kind: 'reject', status: 503, code: 0, message: 'Gateway', times: 0 };
    await sandbox.inbox.faults({ kind: 'reject', preset: 'inactive-recipient', times: 2 }, gateway);
    const inactive = { code: 406, statusCode: 422, recipients: ['inactive@example.com'] };
    const other = { code: 0, statusCode: 503, message: 'Gateway' };
    for (const expected of [inactive, inactive, other, other, other]) expect(await sandbox.failure()).toMatchObject(expected);
  });

  it('that hangs ends when the sandbox is closed, which may be closed twice', async ({ sandbox }) => {
    await sandbox.inbox.faults({ kind: 'accept-then-hang' });
    const hanging = sandbox.failure();
    await expect.poll(sandbox.inbox.mails).toHaveLength(1);
    await sandbox.close();
    expect(await hanging).toMatchObject({ statusCode: 0 });
  });

  it.for<[object, string]>([
    [{ kind: 'explode' }, '0.kind'],
    [{ kind: 'reject', preset: 'nope' }, '0.preset'],
    [{ kind: 'reject', status: 200 }, '0.status'],
    [{ kind: 'hang', times: -1 }, '0.times'],
    [{ kind: 'hang', time: 2 }, '0.time'],
  ])('is refused if it is %j, and whoever asks is told why', async ([fault, path], { sandbox }) => {
    await expect(sandbox.inbox.faults(fault)).rejects.toThrow(path);
  });
});

describe('the inbox page', () => {
  it('lists the mails, each with a page of its own, and only the list reloads itself', async ({ sandbox }) => {
    const { get } = sandbox;
    expect((await get('/')).text).toContain('No mail yet');
    const { MessageID } = await sandbox.send();
    const list = await get('/');
    expect(list.text).toContain(`href="/mails/${MessageID}"`);
    expect(list.headers.get('Refresh')).toBe('5');
    const page = await get(`/mails/${MessageID}`);
    expect(page.text).toMatch(/<pre[^>]*>\nBonjour<\/pre>/);
    expect(page.headers.has('Refresh')).toBe(false);
    const [, source = ''] = /href="([^"]+)">Source/.exec(page.text) ?? [];
    expect(JSON.parse((await get(source)).text)).toMatchObject({ MessageID, TextBody: 'Bonjour' });
    expect((await get('/inbox.css')).headers.get('Content-Type')).toBe('text/css');
  });

  it('shows hostile mails as text, and their HTML in a frame without rights', async ({ sandbox }) => {
    const hostile = '</pre></iframe></title><script>alert("1")</script><img src=x onerror=\'alert(2)\'>';
    const { MessageID } = await sandbox.send({
      ReplyTo: '"<script>alert(3)</script>" <visiteur@exemple.example>',
      Subject: hostile,
      Tag: hostile,
      TextBody: hostile,
      HtmlBody: hostile,
      Metadata: { '"><script>': '<script>alert(4)</script>' },
    });
    for (const path of ['/', `/mails/${MessageID}`]) {
      const { text, headers } = await sandbox.get(path);
      expect(text).not.toMatch(/<script|<img/);
      expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; (?!.*script-src)/);
    }
    const frames = (await sandbox.get(`/mails/${MessageID}`)).text.match(/<iframe[^>]*>/g);
    expect(frames).toEqual([expect.stringMatching(/^<iframe sandbox title="HTML" srcdoc="[^"]+">$/)]);
  });

  it('deletes all mails on its own form’s request, but not on that of another site', async ({ sandbox }) => {
    await sandbox.send();
    const post = (origin: string) => fetch(`${sandbox.url}/delete`, { method: 'POST', headers: { Origin: origin }, redirect: 'manual' });
    for (const origin of ['https://exemple.example', 'http://localhost:1', 'null']) expect((await post(origin)).status).toBe(403);
    expect(await sandbox.inbox.mails()).toHaveLength(1);
    const deleted = await post(sandbox.url);
    expect([deleted.status, deleted.headers.get('Location')]).toEqual([303, '/']);
    expect(await sandbox.inbox.mails()).toEqual([]);
  });

  it.for([
    ['/nope', 404],
    ['//', 404],
    ['/constructor', 404],
    ['/mails/3f1c2a52-6c0e-4f0e-8a49-0c6a3c1f7d10', 422],
  ] as const)('answers %s with an error in Postmark’s format', async ([path, expected], { sandbox }) => {
    const { status, text } = await sandbox.get(path);
    expect([status, Object.keys(JSON.parse(text))]).toEqual([expected, ['ErrorCode', 'Message']]);
  });
});
