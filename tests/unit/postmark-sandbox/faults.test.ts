import { Errors } from 'postmark';
import { describe, expect, it } from 'vitest';
import { accepted, call, client, clientOf, failure, json, mail, putFaults } from './sandbox-bench.ts';

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
  ])('reject %s returns an error that the client knows, once, and accepts nothing', async (preset, type, code, statusCode) => {
    await putFaults({ kind: 'reject', preset });
    const error = await failure(client.sendEmail(mail));
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ code, statusCode });
    expect(await accepted()).toBe(0);
    await client.sendEmail(mail);
  });

  it('reject takes a custom code, status or message', async () => {
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
  ])('%s accepts %i and fails for the client', async (kind, mails, error) => {
    const asPatientAsNeeded = clientOf(kind.endsWith('hang') ? 1 : 20);
    await putFaults({ kind });
    expect(await failure(asPatientAsNeeded.sendEmail(mail))).toMatchObject(error);
    expect(await accepted()).toBe(mails);
    await client.sendEmail(mail);
  });

  it('not-json returns 200 with a page and accepts nothing', async () => {
    await putFaults({ kind: 'not-json' });
    expect(await client.sendEmail(mail)).toContain('<!doctype html>');
    expect(await accepted()).toBe(0);
  });

  it('slow accepts after the delay, even if the client has given up', async () => {
    const impatient = clientOf(1);
    await putFaults({ kind: 'slow', delayMs: 1_500 });
    const started = Date.now();
    expect(await failure(impatient.sendEmail(mail))).toMatchObject({ statusCode: 0 });
    await expect.poll(accepted).toBe(1);
    const { mails } = await json('GET', '/sandbox/mails');
    expect(Date.parse(mails[0].ReceivedAt)).toBeGreaterThanOrEqual(started + 1_499);
  });

  it('that accept still refuse a mail that Postmark would refuse', async () => {
    await putFaults({ kind: 'accept-then-error' });
    expect(await failure(client.sendEmail({ ...mail, To: '' }))).toMatchObject({ code: 300 });
    expect(await accepted()).toBe(0);
  });

  it('apply one after the other, each after its delay and as often as configured', async () => {
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

  it('can be set again exactly as they are shown', async () => {
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
  ])('are refused if invalid, as in %j, and the response names the field', async (fault, field) => {
    const { status, text } = await call('PUT', '/sandbox/faults', fault);
    expect([status, JSON.parse(text).field]).toEqual([400, field]);
    expect(JSON.parse(text).error.startsWith(`${field}: `)).toBe(true);
  });

  it.each([{}, { ms: -1 }, { ms: '5' }, [5]])('refuses the index delay %j', async (delay) => {
    expect((await call('PUT', '/sandbox/index-delay', delay)).status).toBe(400);
  });
});
