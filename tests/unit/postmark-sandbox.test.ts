import { Errors, type Models, ServerClient } from 'postmark';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSandbox } from '../../netlify/local/postmark-sandbox/server.ts';

const ID = '3f1c2a52-6c0e-4f0e-8a49-0c6a3c1f7d10';
const mail = {
  From: '"Trait" <contact@trait.example>',
  To: 'equipe@trait.example',
  ReplyTo: 'visiteur@exemple.example',
  Subject: 'Nouveau message',
  TextBody: 'Bonjour',
  Tag: 'contact',
  Metadata: { 'contact-id': ID },
};

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ServerClient;

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = new ServerClient('token', { requestHost: `127.0.0.1:${sandbox.port}`, useHttps: false, timeout: 20 });
});
afterEach(() => sandbox.close());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const payload = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(sandbox.url + path, { method, headers, body: payload });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const json = async (method: string, path: string, body?: unknown) => JSON.parse((await call(method, path, body)).text);
const putFaults = (faults: unknown) => json('PUT', '/sandbox/faults', faults);
const accepted = async (): Promise<number> => (await json('GET', '/sandbox/mails')).total;
const failure = (mailing: Promise<unknown>) => mailing.then(() => undefined).catch((error: Errors.PostmarkError) => error);
const find = (filter: object) => client.getOutboundMessages({ count: 50, offset: 0, ...filter });

describe('sending', () => {
  it('answers a receipt and keeps the mail', async () => {
    const receipt = await client.sendEmail(mail);
    expect(receipt).toMatchObject({ To: mail.To, ErrorCode: 0, Message: 'OK' });
    expect(receipt.MessageID).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(Date.parse(receipt.SubmittedAt)).toBeGreaterThan(Date.now() - 5000);
    expect(await json('GET', '/sandbox/mails')).toMatchObject({ total: 1, mails: [{ ...mail, MessageID: receipt.MessageID }] });
  });

  it('counts how often a metadata value was accepted, whatever its key', async () => {
    const Metadata = JSON.parse(`{"contact-id": "${ID}", "__proto__": "x"}`);
    await client.sendEmail({ ...mail, Metadata });
    await client.sendEmail({ ...mail, Metadata });
    expect((await call('GET', '/sandbox/mails')).text).toContain(`"acceptedByMetadata":{"contact-id":{"${ID}":2},"__proto__":{"x":2}}`);
  });

  it('accepts each of 60 concurrent mails once', async () => {
    const receipts = await Promise.all(Array.from({ length: 60 }, () => client.sendEmail(mail)));
    expect(new Set(receipts.map(({ MessageID }) => MessageID)).size).toBe(60);
    expect(await accepted()).toBe(60);
  });

  const many = Array.from({ length: 51 }, (_, index) => `a${index}@b.example`).join(', ');
  const elevenFields = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, 'v']));
  it.each<[string, Partial<Models.Message>]>([
    ['no sender', { From: '' }],
    ['two senders', { From: 'a@b.example, c@d.example' }],
    ['an implausible sender', { From: 'trait.example' }],
    ['no recipient', { To: '' }],
    ['an implausible recipient', { To: 'equipe@' }],
    ['an internationalised domain that is not punycode', { ReplyTo: 'a@é.example' }],
    ['a name that needs quotes', { To: 'Jane (Doe) <jane@b.example>' }],
    ['a comma that needs quotes', { To: 'Doe, Jane <jane@b.example>' }],
    ['no body', { TextBody: '' }],
    ['51 recipients', { To: many }],
    ['a line break in the subject', { Subject: 'a\r\nBcc: x@y.example' }],
    ['a line break in an address', { ReplyTo: 'a@b.example\nBcc: x@y.example' }],
    ['a line break in a header', { Headers: [{ Name: 'X-A', Value: 'a\nb' }] }],
    ['an illegal header name', { Headers: [{ Name: 'X A', Value: 'a' }] }],
    ['11 metadata fields', { Metadata: elevenFields }],
    ['a metadata key of 21 characters', { Metadata: { ['k'.repeat(21)]: 'v' } }],
    ['a metadata value of 81 characters', { Metadata: { k: 'v'.repeat(81) } }],
  ])('refuses %s with code 300', async (_, change) => {
    const error = await failure(client.sendEmail({ ...mail, ...change }));
    expect(error).toBeInstanceOf(Errors.InvalidEmailRequestError);
    expect(error).toMatchObject({ code: 300, statusCode: 422 });
    expect(await accepted()).toBe(0);
  });

  it('accepts what stands right at the limits', async () => {
    const To = many.split(', ').slice(1).join(', ');
    const Metadata = { ['k'.repeat(20)]: 'v'.repeat(80) };
    await client.sendEmail({ ...mail, To, Metadata, ReplyTo: '"Doe, \\"J\\"" <jane@b.example>' });
    expect(await accepted()).toBe(1);
  });

  it('refuses a missing token, broken JSON, wrong types, another content type and 10 MiB', async () => {
    const token = { 'X-Postmark-Server-Token': 't', 'Content-Type': 'application/json' };
    const answer = async (body: unknown, headers: Record<string, string>) => {
      const { status, text } = await call('POST', '/email', body, headers);
      return [status, JSON.parse(text).ErrorCode];
    };
    expect(await answer(mail, { 'Content-Type': 'application/json' })).toEqual([401, 10]);
    expect(await answer('{"From"', token)).toEqual([422, 402]);
    expect(await answer([mail], token)).toEqual([422, 403]);
    expect(await answer({ ...mail, Subject: 5 }, token)).toEqual([422, 403]);
    expect(await answer(mail, { ...token, 'Content-Type': 'text/plain' })).toEqual([415, 409]);
    expect((await answer({ ...mail, TextBody: 'x'.repeat(10 * 1024 * 1024) }, token))[0]).toBe(413);
    expect(await accepted()).toBe(0);
  });
});

describe('looking up', () => {
  it('finds by metadata, recipient, tag, subject, sender, status and stream, newest first', async () => {
    const first = await client.sendEmail(mail);
    const second = await client.sendEmail({ ...mail, To: 'Autre <autre@trait.example>', Tag: 'other', Metadata: { 'contact-id': 'b' } });
    const ids = async (filter: object) => (await find(filter)).Messages.map(({ MessageID }) => MessageID);
    expect(await ids({})).toEqual([second.MessageID, first.MessageID]);
    expect(await ids({ 'metadata_contact-id': ID })).toEqual([first.MessageID]);
    expect(await ids({ 'metadata_contact-id': 'c' })).toEqual([]);
    expect(await ids({ recipient: 'AUTRE@trait.example' })).toEqual([second.MessageID]);
    expect(await ids({ tag: 'contact' })).toEqual([first.MessageID]);
    expect(await ids({ subject: 'nouveau', fromEmail: 'contact@trait.example', messageStream: 'outbound', status: 'sent' })).toHaveLength(
      2,
    );
    expect(await ids({ status: 'queued' })).toEqual([]);
    expect(await ids({ messageStream: 'broadcast' })).toEqual([]);
    expect(await find({ count: 1, offset: 1 })).toMatchObject({ TotalCount: 2, Messages: [{ MessageID: first.MessageID }] });
  });

  it('describes a mail as Postmark does', async () => {
    await client.sendEmail({ ...mail, Cc: 'Camille <camille@b.example>' });
    expect((await find({})).Messages[0]).toMatchObject({
      To: [{ Email: 'equipe@trait.example', Name: null }],
      Cc: [{ Email: 'camille@b.example', Name: 'Camille' }],
      Bcc: [],
      Recipients: ['equipe@trait.example', 'camille@b.example'],
      From: mail.From,
      Status: 'Sent',
      Metadata: mail.Metadata,
      Sandboxed: false,
      MessageStream: 'outbound',
      Attachments: [],
    });
  });

  it.each([
    '',
    '?count=1',
    '?offset=0',
    '?count=501&offset=0',
    '?count=0&offset=0',
    '?count=500&offset=9501',
    '?count=1&offset=0&todate=x',
  ])('refuses the query "%s" with code 700', async (query) => {
    const { status, text } = await call('GET', `/messages/outbound${query}`, undefined, { 'X-Postmark-Server-Token': 't' });
    expect([status, JSON.parse(text).ErrorCode]).toEqual([422, 700]);
  });

  it('shows bodies and source, with a Message-ID of the sender’s own when it asks for that', async () => {
    const Headers = [
      { Name: 'Message-ID', Value: '<own@trait.example>' },
      { Name: 'X-PM-KeepID', Value: 'true' },
      { Name: 'X-Extra', Value: 'é' },
    ];
    const kept = await client.sendEmail({ ...mail, HtmlBody: '<p>Bonjour</p>', Bcc: 'secret@trait.example', Headers });
    const details = await client.getOutboundMessageDetails(kept.MessageID);
    expect(details).toMatchObject({ TextBody: 'Bonjour', HtmlBody: '<p>Bonjour</p>', MessageEvents: [] });
    const { Body } = await client.getOutboundMessageDump(kept.MessageID);
    expect(details.Body).toBe(Body);
    for (const line of ['Message-ID: <own@trait.example>', 'X-Extra: é', `X-PM-Metadata-contact-id: ${ID}`, 'X-PM-Tag: contact']) {
      expect(Body.split('\r\n')).toContain(line);
    }
    expect(Body).not.toContain('secret@');
    const replaced = await client.sendEmail({ ...mail, Headers: Headers.slice(0, 1) });
    expect((await client.getOutboundMessageDump(replaced.MessageID)).Body).not.toContain('<own@trait.example>');
  });

  it('refuses an unknown MessageID with code 701', async () => {
    expect(await failure(client.getOutboundMessageDetails(ID))).toMatchObject({ code: 701, statusCode: 422 });
  });

  it('hides mails from the search, and only there, until they are as old as the index delay', async () => {
    const { MessageID } = await client.sendEmail(mail);
    await json('PUT', '/sandbox/index-delay', { ms: 60_000 });
    expect(await find({})).toMatchObject({ TotalCount: 0, Messages: [] });
    expect((await client.getOutboundMessageDetails(MessageID)).MessageID).toBe(MessageID);
    await json('PUT', '/sandbox/index-delay', { ms: 0 });
    expect(await find({})).toMatchObject({ TotalCount: 1 });
  });
});

describe('faults', () => {
  it.each([
    ['bad-token', Errors.InvalidAPIKeyError, 10, 401],
    ['invalid-request', Errors.InvalidEmailRequestError, 300, 422],
    ['unknown-sender', Errors.ApiInputError, 400, 422],
    ['not-allowed', Errors.ApiInputError, 405, 422],
    ['inactive-recipient', Errors.InactiveRecipientsError, 406, 422],
    ['rate-limit', Errors.RateLimitExceededError, 429, 429],
    ['server-error', Errors.InternalServerError, 101, 500],
    ['unavailable', Errors.ServiceUnavailablerError, 100, 503],
  ])('reject %s answers what the client knows, once, and accepts nothing', async (preset, type, code, statusCode) => {
    await putFaults({ kind: 'reject', preset });
    const error = await failure(client.sendEmail(mail));
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ code, statusCode });
    expect(await accepted()).toBe(0);
    await client.sendEmail(mail);
  });

  it('reject takes a code, a status or a message of one’s own', async () => {
    await putFaults([
      { kind: 'reject', code: 412 },
      { kind: 'reject', status: 503 },
      { kind: 'reject', status: 502, message: 'Bad gateway' },
    ]);
    expect(await failure(client.sendEmail(mail))).toMatchObject({ code: 412, statusCode: 422 });
    expect(await failure(client.sendEmail(mail))).toMatchObject({ code: 100, statusCode: 503 });
    expect(await failure(client.sendEmail(mail))).toMatchObject({ message: 'Bad gateway', statusCode: 502 });
  });

  it.each([
    ['accept-then-error', 1, { code: 101, statusCode: 500 }],
    ['accept-then-reset', 1, { code: 0, statusCode: 0, message: 'fetch failed' }],
    ['accept-then-hang', 1, { code: 0, statusCode: 0, message: expect.stringContaining('timeout') }],
    ['reset', 0, { code: 0, statusCode: 0, message: 'fetch failed' }],
    ['hang', 0, { code: 0, statusCode: 0, message: expect.stringContaining('timeout') }],
  ])('%s accepts %i and fails the client', async (kind, mails, error) => {
    const impatient = new ServerClient('token', { requestHost: `127.0.0.1:${sandbox.port}`, useHttps: false, timeout: 1 });
    await putFaults({ kind });
    expect(await failure(impatient.sendEmail(mail))).toMatchObject(error);
    expect(await accepted()).toBe(mails);
    await client.sendEmail(mail);
  });

  it('not-json answers 200 with a page and accepts nothing', async () => {
    await putFaults({ kind: 'not-json' });
    expect(await client.sendEmail(mail)).toContain('<!doctype html>');
    expect(await accepted()).toBe(0);
  });

  it('slow accepts after the delay, even for a client that has given up', async () => {
    const impatient = new ServerClient('token', { requestHost: `127.0.0.1:${sandbox.port}`, useHttps: false, timeout: 0.1 });
    await putFaults({ kind: 'slow', delayMs: 300 });
    const started = Date.now();
    expect(await failure(impatient.sendEmail(mail))).toMatchObject({ statusCode: 0 });
    await expect.poll(accepted).toBe(1);
    const { mails } = await json('GET', '/sandbox/mails');
    expect(Date.parse(mails[0].ReceivedAt)).toBeGreaterThanOrEqual(started + 299);
  });

  it('an accepting fault still refuses a mail that Postmark would refuse', async () => {
    await putFaults({ kind: 'accept-then-error' });
    expect(await failure(client.sendEmail({ ...mail, To: '' }))).toMatchObject({ code: 300 });
    expect(await accepted()).toBe(0);
  });

  it('strikes one fault after the other, each after its wait and as often as told', async () => {
    await putFaults([
      { kind: 'reject', code: 406, after: 1, times: 2 },
      { kind: 'reject', status: 503, times: 0 },
    ]);
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await failure(client.sendEmail(mail)))?.statusCode);
    expect(statuses).toEqual([undefined, 422, 422, 503, 503, 503]);
    expect((await json('GET', '/sandbox/faults')).faults).toMatchObject([{ kind: 'reject', status: 503, times: 0 }]);
    expect(await json('DELETE', '/sandbox/faults')).toEqual({ faults: [], indexDelayMs: 0 });
    await client.sendEmail(mail);
  });

  it('takes back what it shows', async () => {
    const { faults } = await putFaults([
      { kind: 'reject', preset: 'rate-limit', times: 3 },
      { kind: 'slow', delayMs: 5 },
    ]);
    expect((await putFaults(faults)).faults).toEqual(faults);
  });

  it.each([
    [{ kind: 'explode' }, 'kind'],
    [{}, 'kind'],
    [{ kind: '__proto__' }, 'kind'],
    [{ kind: 'hang', times: -1 }, 'times'],
    [{ kind: 'hang', after: 1.5 }, 'after'],
    [{ kind: 'hang', delayMs: '5' }, 'delayMs'],
    [{ kind: 'slow' }, 'delayMs'],
    [{ kind: 'reject' }, 'preset'],
    [{ kind: 'reject', preset: 'nope' }, 'preset'],
    [{ kind: 'reject', status: 200 }, 'status'],
    [{ kind: 'reject', code: 'x' }, 'code'],
    [{ kind: 'reject', code: 300, message: 5 }, 'message'],
    [{ kind: 'reset', status: 500 }, 'status'],
    [{ kind: 'hang', time: 2 }, 'time'],
    [[{ kind: 'hang' }, { kind: 'hang', times: null, after: 'x' }], '[1].after'],
    [['hang'], '[0]'],
    ['{', 'body'],
    ['5', 'body'],
  ])('refuses the fault %j and names the field', async (fault, field) => {
    const { status, text } = await call('PUT', '/sandbox/faults', fault);
    expect([status, JSON.parse(text).field]).toEqual([400, field]);
    expect(JSON.parse(text).error.startsWith(`${field}: `)).toBe(true);
  });

  it.each([{}, { ms: -1 }, { ms: '5' }, [5]])('refuses the index delay %j', async (delay) => {
    expect((await call('PUT', '/sandbox/index-delay', delay)).status).toBe(400);
  });
});

describe('the inbox page', () => {
  const hostile = '</textarea></script><script>alert("1")</script><img src=x onerror=\'alert(2)\'>';

  it('shows hostile mails as text', async () => {
    const { MessageID } = await client.sendEmail({
      ...mail,
      ReplyTo: '"<script>alert(3)</script>" <visiteur@exemple.example>',
      Subject: hostile,
      Tag: hostile,
      TextBody: hostile,
      HtmlBody: `${hostile}"></iframe>`,
      Metadata: { '"><script>': '<script>alert(4)</script>' },
      Headers: [{ Name: 'X-Hostile', Value: hostile }],
    });
    const { text } = await call('GET', `/?mail=${MessageID}`);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/<img|onerror='|<\/textarea|alert\("1"\)/);
    expect(text.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(4);
    expect(text.match(/<\/iframe>/g)).toHaveLength(1);
    expect(text).toMatch(/<iframe sandbox title="[^"]+" srcdoc="[^"]+"><\/iframe>/);
  });

  it('escapes what the address bar says', async () => {
    expect((await call('GET', `/?mail=${encodeURIComponent(hostile)}`)).text).not.toContain(hostile);
  });

  it('allows no script but its own, by a nonce that changes', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (path) => {
        const { headers, text } = await call('GET', path);
        const policy = headers.get('Content-Security-Policy') ?? '';
        const nonce = /script-src 'nonce-([^']+)';/.exec(policy)?.[1];
        expect(policy).toContain("default-src 'none';");
        expect(text).toContain(`<script type="module" nonce="${nonce}">`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('says what to do while it is empty, then lists mails and faults', async () => {
    const empty = (await call('GET', '/')).text;
    expect(empty).toContain('<title>Mail sandbox</title>');
    expect(empty).toContain(`curl ${sandbox.url}/email`);
    const { MessageID } = await client.sendEmail(mail);
    await putFaults({ kind: 'hang', times: 0 });
    const { text } = await call('GET', '/');
    expect(text).toContain(`href="#${MessageID}"`);
    expect(text).toContain('<b>hang</b>');
    expect(text).toContain('data-action="clear-faults"');
  });

  it('runs a script that parses', async () => {
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec((await call('GET', '/')).text)?.[1] ?? '';
    expect(script).toContain('EventSource');
    expect(() => new Function(`return async () => {${script}}`)).not.toThrow();
  });
});

describe('events', () => {
  it('tells each accepted mail once, not a refused one, and ends with the sandbox', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/events`);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    const heard = response.text();
    const first = await client.sendEmail(mail);
    await failure(client.sendEmail({ ...mail, To: '' }));
    const second = await client.sendEmail({ ...mail, Subject: 'a\u2028b' });
    await sandbox.close();
    const mails = (await heard).split('\n\n').filter((event) => event.startsWith('event: mail\n'));
    expect(mails.map((event) => /^id: (.+)$/m.exec(event)?.[1])).toEqual([first.MessageID, second.MessageID]);
    expect(JSON.parse(/^data: (.+)$/m.exec(mails[0] ?? '')?.[1] ?? '')).toMatchObject({
      MessageID: first.MessageID,
      Subject: mail.Subject,
    });
  });

  it('tells when faults or the ledger change', async () => {
    const heard = (await fetch(`${sandbox.url}/sandbox/events`)).text();
    await putFaults({ kind: 'reject', status: 500 });
    await failure(client.sendEmail(mail));
    await call('DELETE', '/sandbox/mails');
    await sandbox.close();
    expect((await heard).match(/^event: state$/gm)).toHaveLength(3);
  });
});

describe('the server', () => {
  it('empties the ledger on DELETE /sandbox/mails', async () => {
    await client.sendEmail(mail);
    expect(await json('DELETE', '/sandbox/mails')).toEqual({ total: 0, acceptedByMetadata: {}, mails: [] });
    expect(await find({})).toMatchObject({ TotalCount: 0 });
  });

  it.each(['/nope', '/constructor', '/email/', '/messages/outbound/%ZZ/nope'])('answers 404 in Postmark’s style for %s', async (path) => {
    const { status, text } = await call('GET', path);
    expect(status).toBe(404);
    expect(Object.keys(JSON.parse(text))).toEqual(['ErrorCode', 'Message']);
  });

  it('answers 405 with Allow, OPTIONS with 204 and HEAD without a body', async () => {
    const wrong = await call('GET', '/email');
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    const options = await call('OPTIONS', '/sandbox/faults');
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, PUT, DELETE, HEAD, OPTIONS']);
    expect(options.headers.get('Access-Control-Allow-Origin')).toBeNull();
    for (const path of ['/', '/sandbox/mails', '/sandbox/events']) {
      expect(await call('HEAD', path)).toMatchObject({ status: 200, text: '' });
    }
  });

  it('answers 500 when a handler breaks, and goes on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const clock = vi.spyOn(Date.prototype, 'toISOString').mockImplementation(() => {
      throw new Error('broken clock');
    });
    const error = await failure(client.sendEmail(mail));
    clock.mockRestore();
    expect(error).toMatchObject({ code: 101, statusCode: 500 });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    await client.sendEmail(mail);
  });

  it('rejects a port that is taken', async () => {
    await expect(startSandbox({ port: sandbox.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('ends hanging and delayed requests when it closes, and closes twice', async () => {
    await putFaults([{ kind: 'hang' }, { kind: 'slow', delayMs: 60_000 }]);
    const mailings = [failure(client.sendEmail(mail)), failure(client.sendEmail(mail))];
    await expect.poll(async () => (await json('GET', '/sandbox/faults')).faults).toEqual([]);
    await sandbox.close();
    await sandbox.close();
    expect(await Promise.all(mailings)).toMatchObject([{ statusCode: 0 }, { statusCode: 0 }]);
    await expect(fetch(sandbox.url)).rejects.toThrow();
  });
});
