import { randomUUID } from 'node:crypto';
import { Errors } from 'postmark';
import { describe, expect } from 'vitest';
import { createMailer } from '../../../netlify/contact/mail/postmark.ts';
import { outcomeOfError } from '../../../netlify/contact/mail/postmark-outcome.ts';
import { SETTINGS, test } from '../../support/contact/backend.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { startHost } from '../../support/http-host.ts';

const mailerAt = (host: string) => createMailer({ ...SETTINGS, host });
const mail = () => ({ id: randomUUID(), message: MESSAGE, receivedAt: Date.UTC(2025, 10, 20) });
const unsent = (reason: string, code: string) => ({ kind: 'unsent', reason, code });
const unknown = (code: string) => ({ kind: 'unknown', code });
const INVALID = { kind: 'reject', preset: 'invalid-request' };

describe('sending', () => {
  test.for<[object, object]>([
    [INVALID, unsent('invalid', '422/300')],
    [{ kind: 'reject', preset: 'no-such-endpoint' }, unsent('misconfigured', '404/404')],
    [{ kind: 'reject', preset: 'rate-limit' }, unsent('throttled', '429/429')],
    [{ kind: 'reject', status: 429, code: 0 }, unsent('throttled', '429/0')],
    [{ kind: 'reject', preset: 'unavailable' }, unsent('down', '503/100')],
    // A gateway's own 503 does not say whether the mail had already gone through.
    [{ kind: 'reject', status: 503, code: 0 }, unknown('503/0')],
    [{ kind: 'reject', preset: 'server-error' }, unknown('500/101')],
    [{ kind: 'reject', status: 500, code: 100 }, unknown('500/100')],
    [{ kind: 'reject', status: 404, code: 0 }, unknown('404/0')],
    [{ kind: 'reject', status: 400, code: 300 }, unsent('misconfigured', '400/300')],
    [{ kind: 'reject', status: 400, code: 406 }, unsent('misconfigured', '400/406')],
    [{ kind: 'reset' }, unknown('UND_ERR_SOCKET')],
    [{ kind: 'hang' }, unknown('TimeoutError')],
    [{ kind: 'not-json' }, unknown('not-postmarks')],
  ])('with the fault %j results in %j', async ([fault, outcome], { backend }) => {
    await backend.faults(fault);
    const answer = await backend.hasty.send(mail());
    // A socket reset has two names, depending on what notices it first.
    if ('code' in answer) answer.code = answer.code.replace('ECONNRESET', 'UND_ERR_SOCKET');
    expect(answer).toEqual(outcome);
  });

  test.each<[string, object]>([
    ['ENOTFOUND', unsent('down', 'ENOTFOUND')],
    ['ERR_TLS_CERT_ALTNAME_INVALID', unsent('down', 'ERR_TLS_CERT_ALTNAME_INVALID')],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', unsent('down', 'DEPTH_ZERO_SELF_SIGNED_CERT')],
    ['XENOTFOUND', unknown('XENOTFOUND')],
    ['ENOTFOUNDX', unknown('ENOTFOUNDX')],
    ['ENOTFOUND jeanne@exemple.fr', unknown('network')],
    ['jeanne@exemple.fr ENOTFOUND', unknown('network')],
  ])('the network’s error %j results in %j', (code, outcome) => {
    expect(outcomeOfError(new Errors.PostmarkError(code, 0, 0), true)).toEqual(outcome);
  });

  test('an error of the code itself proves nothing', () => {
    expect(outcomeOfError(new TypeError('jeanne@exemple.fr'), true)).toEqual(unknown('TypeError'));
    expect(outcomeOfError('jeanne@exemple.fr', true)).toEqual(unknown('unknown'));
  });

  test.for([
    ['null', 400],
    ['"406"', 422],
    ['{}', 403],
    ['-1', 400],
    ['10', 302],
    ['10', 408],
  ] as const)('takes no error code %s with status %d for a refusal', async ([code, status]) => {
    await using odd = await startHost((_, response) => response.writeHead(status).end(`{"ErrorCode":${code},"Message":"?"}`));
    expect(await mailerAt(odd.host).send(mail())).toMatchObject({ kind: 'unknown', code: /^\d+\/\d+$/ });
  });

  test.for(['{}', '{"ErrorCode":0}', '{"ErrorCode":0,"MessageID":""}', '{"ErrorCode":10,"MessageID":"x"}'])(
    'is not proved by %s, which is no receipt',
    async (body) => {
      await using odd = await startHost((_, response) => response.end(body));
      expect(await mailerAt(odd.host).send(mail())).toEqual(unknown('not-postmarks'));
    },
  );

  test('without Reply-To is rejected like any other', async ({ backend }) => {
    await backend.faults(INVALID);
    expect(await backend.mailer.send(mail(), { mayReplyTo: false })).toEqual(unsent('misconfigured', '422/300'));
  });

  test('from an address that cannot be a Reply-To is rejected like any other', async ({ backend }) => {
    await backend.faults(INVALID);
    const message = { ...MESSAGE, email: 'zoé@exemple.fr' };
    expect(await backend.mailer.send({ ...mail(), message })).toEqual(unsent('misconfigured', '422/300'));
  });

  test('is known to have failed when nothing listens at the URL', async () => {
    // A port that was closed may be another test's by now: the system gives out none below 1024.
    expect(await mailerAt('127.0.0.1:2').send(mail())).toEqual(unsent('down', 'ECONNREFUSED'));
    expect(await mailerAt('postmark.invalid').send(mail())).toMatchObject({ kind: 'unsent', reason: 'down' });
  });

  test('keeps no connection open', async () => {
    const sockets = new Set<unknown>();
    await using single = await startHost((request, response) => {
      sockets.add(request.socket);
      expect(request.headers.connection).toBe('close');
      response.end('{"ErrorCode":0,"MessageID":"x","Messages":[],"TotalCount":0}');
    });
    const mailer = mailerAt(single.host);
    expect(await mailer.send(mail())).toMatchObject({ kind: 'sent' });
    expect(await mailer.send(mail())).toMatchObject({ kind: 'sent' });
    expect(await mailer.find('some-id-of-ours')).toBeUndefined();
    expect(sockets.size).toBe(3);
  });

  test('does not follow a redirect with the token', async () => {
    const paths: string[] = [];
    await using redirecting = await startHost((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(request.url === '/email' ? 307 : 200, { Location: '/elsewhere' }).end('{"ErrorCode":0,"MessageID":"forged"}');
    });
    expect(await mailerAt(redirecting.host).send(mail())).toEqual({ kind: 'unknown', code: '307/0' });
    expect(paths).toEqual(['/email']);
  });
});

describe('looking up', () => {
  test('finds a mail by its id, and no other', async ({ backend }) => {
    const sent = mail();
    await backend.mailer.send(mail());
    const outcome = await backend.mailer.send(sent);
    await backend.mailer.send(mail());
    expect(await backend.mailer.find(sent.id)).toBe(outcome.kind === 'sent' && outcome.messageId);
    expect(await backend.mailer.find('never-sent-at-all')).toBeUndefined();
  });

  test.for([
    ['a host that ignores the filter', '{"TotalCount":1,"Messages":[{"MessageID":"x","Metadata":{"id":"another"}}]}'],
    ['a host that lists a mail that it does not count', '{"TotalCount":0,"Messages":[{"MessageID":"x","Metadata":{"id":"another"}}]}'],
    ['a host that shows no metadata', '{"TotalCount":1,"Messages":[{"MessageID":"x"}]}'],
    ['a host that counts what it does not list', '{"TotalCount":1,"Messages":[]}'],
    ['a host that does not count', '{"Messages":[]}'],
    ['a host in trouble', '{"ErrorCode":100,"Message":"maintenance","Messages":[]}'],
    ['a captive portal', '<html>'],
    ['an empty answer', ''],
  ] as const)('draws no conclusion from %s', async ([, body]) => {
    await using odd = await startHost((_request, response) => response.end(body));
    await expect(mailerAt(odd.host).find('some-id-of-ours')).rejects.toThrow(/^The (?:answer is not|search listed)/);
  });
});
