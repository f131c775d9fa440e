import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, type Mailer } from '../../netlify/contact/postmark.ts';
import { type Bench, SETTINGS, startBench } from '../support/contact-bench.ts';
import { MESSAGE } from '../support/contact-request.ts';

let bench: Bench;
let mailer: Mailer;
beforeAll(async () => {
  bench = await startBench();
  mailer = bench.mailer;
});
afterAll(() => bench.close());
beforeEach(() => bench.faults());

const letter = () => ({ id: randomUUID(), message: MESSAGE, receivedAt: Date.UTC(2025, 10, 20) });
const rejected = (reason: string, code: string) => ({ kind: 'rejected', reason, code });

describe('sending', () => {
  it('returns a receipt', async () => {
    const outcome = await mailer.send(letter());
    expect(outcome).toEqual({ kind: 'sent', messageId: (await bench.mails())[0]?.MessageID });
  });

  it.each<[object, object]>([
    [
      { kind: 'reject', preset: 'invalid-request' },
      { kind: 'invalid', code: '422/300' },
    ],
    [{ kind: 'reject', preset: 'bad-token' }, rejected('misconfigured', '401/10')],
    [{ kind: 'reject', preset: 'unknown-sender' }, rejected('misconfigured', '422/400')],
    [{ kind: 'reject', preset: 'unconfirmed-sender' }, rejected('misconfigured', '422/401')],
    [{ kind: 'reject', preset: 'not-allowed' }, rejected('misconfigured', '422/405')],
    [{ kind: 'reject', preset: 'inactive-recipient' }, rejected('misconfigured', '422/406')],
    [{ kind: 'reject', preset: 'account-pending' }, rejected('misconfigured', '422/412')],
    [{ kind: 'reject', preset: 'no-such-endpoint' }, rejected('misconfigured', '404/404')],
    [{ kind: 'reject', preset: 'rate-limit' }, rejected('throttled', '429/429')],
    [{ kind: 'reject', status: 429, code: 0 }, rejected('throttled', '429/0')],
    [{ kind: 'reject', preset: 'unavailable' }, rejected('down', '503/100')],
    // A gateway's own 503 does not say whether the mail had already gone through.
    [
      { kind: 'reject', status: 503, code: 0 },
      { kind: 'unknown', code: '503/0' },
    ],
    [
      { kind: 'reject', preset: 'server-error' },
      { kind: 'unknown', code: '500/101' },
    ],
    [
      { kind: 'accept-then-error', status: 502, code: 0 },
      { kind: 'unknown', code: '502/0' },
    ],
    [
      { kind: 'reject', status: 404, code: 0 },
      { kind: 'unknown', code: '404/0' },
    ],
    [{ kind: 'accept-then-reset' }, { kind: 'unknown', code: 'UND_ERR_SOCKET' }],
    [{ kind: 'reset' }, { kind: 'unknown', code: 'UND_ERR_SOCKET' }],
    [{ kind: 'hang' }, { kind: 'unknown', code: 'TimeoutError' }],
    [{ kind: 'accept-then-hang' }, { kind: 'unknown', code: 'TimeoutError' }],
    [{ kind: 'not-json' }, { kind: 'unknown', code: 'not-a-receipt' }],
  ])('with the fault %j results in %j', async (fault, outcome) => {
    await bench.faults(fault);
    const answer = await ('kind' in fault && String(fault.kind).endsWith('hang') ? bench.hasty : mailer).send(letter());
    // A socket reset has two names, depending on what notices it first.
    if ('code' in answer) answer.code = answer.code.replace('ECONNRESET', 'UND_ERR_SOCKET');
    expect(answer).toEqual(outcome);
  });

  it('without Reply-To, an invalid mail is the operator’s', async () => {
    await bench.faults({ kind: 'reject', preset: 'invalid-request' });
    expect(await mailer.sendWithoutReplyTo(letter())).toEqual(rejected('misconfigured', '422/300'));
    expect(await mailer.sendWithoutReplyTo(letter())).toEqual({ kind: 'sent', messageId: (await bench.mails())[0]?.MessageID });
  });

  it.each([
    ['null', 400],
    ['"406"', 422],
    ['{}', 403],
    ['-1', 400],
    ['10', 304],
  ])('with %s for an error code and status %d is not taken for a refusal, and the log shows no such code', async (code, status) => {
    const server = createServer((_, response) => response.writeHead(status).end(`{"ErrorCode":${code},"Message":"?"}`)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await createMailer({ ...SETTINGS, host: `127.0.0.1:${port}` }).send(letter())).toMatchObject({
      kind: 'unknown',
      code: /^\d+\/\d+$/,
    });
    server.close();
  });

  it('is known to have failed when nothing listens at the address', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const nobody = createMailer({ ...SETTINGS, host: `127.0.0.1:${port}` });
    expect(await nobody.send(letter())).toEqual(rejected('down', 'ECONNREFUSED'));
    const nowhere = createMailer({ ...SETTINGS, host: 'postmark.invalid' });
    expect(await nowhere.send(letter())).toMatchObject({ kind: 'rejected', reason: 'down' });
  });

  it('keeps no connection open, since a mail on a stale one would have an unknown outcome', async () => {
    const sockets = new Set<unknown>();
    const server = createServer((request, response) => {
      sockets.add(request.socket);
      expect(request.headers.connection).toBe('close');
      response.end('{"ErrorCode":0,"MessageID":"x","Messages":[],"TotalCount":0}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const single = createMailer({ ...SETTINGS, host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect(await single.send(letter())).toMatchObject({ kind: 'sent' });
    expect(await single.send(letter())).toMatchObject({ kind: 'sent' });
    expect(await single.find('some-id-of-ours')).toBeUndefined();
    expect(sockets.size).toBe(3);
    server.close();
  });

  it('does not follow a redirect with the token', async () => {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(request.url === '/email' ? 307 : 200, { Location: '/elsewhere' }).end('{"ErrorCode":0,"MessageID":"forged"}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const redirected = createMailer({ ...SETTINGS, host: `127.0.0.1:${port}` });
    expect(await redirected.send(letter())).toEqual({ kind: 'unknown', code: '307/0' });
    expect(paths).toEqual(['/email']);
    server.close();
  });
});

describe('looking up', () => {
  it('finds a mail by its id, and no other', async () => {
    const sent = letter();
    await mailer.send(letter());
    const outcome = await mailer.send(sent);
    await mailer.send(letter());
    expect(await mailer.find(sent.id)).toBe(outcome.kind === 'sent' && outcome.messageId);
    expect(await mailer.find('never-sent-at-all')).toBeUndefined();
  });

  it.each<[string, string]>([
    ['a host that ignores the filter', '{"TotalCount":1,"Messages":[{"MessageID":"x","Metadata":{"id":"another"}}]}'],
    ['a host that shows no metadata', '{"TotalCount":1,"Messages":[{"MessageID":"x"}]}'],
    ['a host that counts what it does not list', '{"TotalCount":1,"Messages":[]}'],
    ['a host that does not count', '{"Messages":[]}'],
    ['a host in trouble', '{"ErrorCode":100,"Message":"maintenance","Messages":[]}'],
    ['a captive portal', '<html>'],
    ['an empty answer', ''],
  ])('draws no conclusion from %s', async (_case, body) => {
    const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const odd = createMailer({ ...SETTINGS, host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    await expect(odd.find('some-id-of-ours')).rejects.toThrow();
    server.close();
  });
});
