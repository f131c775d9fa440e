import { Errors, type Models } from 'postmark';
import { describe, expect, it } from 'vitest';
import { client, clientOf, failure, inbox, mail, sandbox } from './sandbox-bench.ts';

describe('sending', () => {
  it('returns a receipt and keeps the mail', async () => {
    const { MessageID, ...receipt } = await client.sendEmail(mail);
    expect(receipt).toMatchObject({ To: mail.To, ErrorCode: 0, Message: 'OK' });
    expect(Date.parse(receipt.SubmittedAt)).toBeLessThanOrEqual(Date.now());
    expect(await inbox.mails()).toMatchObject([{ ...mail, MessageID }]);
    await inbox.clear();
    expect(await inbox.mails()).toEqual([]);
  });

  const many = Array.from({ length: 51 }, (_, index) => `a${index}@b.example`);
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
  it.each<[string, Partial<Models.Message>]>([
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
  ])('refuses %s with code 300', async (_, change) => {
    const error = await failure(change);
    expect(error).toBeInstanceOf(Errors.InvalidEmailRequestError);
    expect(error).toMatchObject({ code: 300, statusCode: 422 });
    expect(await inbox.mails()).toEqual([]);
  });

  it('accepts a mail exactly at the limits', async () => {
    const Metadata = { ...fields(9), ['k'.repeat(20)]: 'v'.repeat(80) };
    const change = { To: many.slice(1).join(), Metadata, Subject: 'x'.repeat(2_000), ReplyTo: '"Doe, \\"J\\"" <jane@b.example>' };
    expect(await failure(change)).toBeUndefined();
  });

  it.each([
    ['no token', JSON.stringify(mail), {}, 401, 10],
    ['broken JSON', '{"From"', { 'X-Postmark-Server-Token': 't' }, 422, 402],
    ['a wrong type', JSON.stringify({ ...mail, Subject: 5 }), { 'X-Postmark-Server-Token': 't' }, 422, 403],
    ['an unknown field', JSON.stringify({ ...mail, Cc: mail.To }), { 'X-Postmark-Server-Token': 't' }, 422, 403],
    ['over 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), { 'X-Postmark-Server-Token': 't' }, 413, 300],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const response = await fetch(`${sandbox.url}/email`, { method: 'POST', body, headers: headers as Record<string, string> });
    expect([response.status, await response.json()]).toMatchObject([status, { ErrorCode: code }]);
  });
});

describe('looking up', () => {
  it('finds mails by metadata in one stream, newest first, as Postmark describes them', async () => {
    const first = await client.sendEmail({ ...mail, To: '"Doe, Jane" <jane@b.example>, equipe@trait.example' });
    const second = await client.sendEmail({ ...mail, Metadata: { id: 'b' } });
    const elsewhere = await client.sendEmail({ ...mail, MessageStream: 'contact' });
    const ids = async (filter: object) =>
      (await client.getOutboundMessages({ count: 50, offset: 0, ...filter })).Messages.map(({ MessageID }) => MessageID);
    expect(await ids({})).toEqual([second.MessageID, first.MessageID]);
    expect(await ids({ metadata_id: mail.Metadata.id })).toEqual([first.MessageID]);
    expect(await ids({ messageStream: 'contact' })).toEqual([elsewhere.MessageID]);
    expect(await client.getOutboundMessages({ count: 1, offset: 1 })).toMatchObject({
      TotalCount: 2,
      Messages: [
        {
          To: [
            { Email: 'jane@b.example', Name: 'Doe, Jane' },
            { Email: mail.To, Name: null },
          ],
          Recipients: ['jane@b.example', mail.To],
          Status: 'Sent',
          Metadata: mail.Metadata,
        },
      ],
    });
    expect(await client.getOutboundMessageDetails(first.MessageID)).toMatchObject({ TextBody: 'Bonjour', MessageEvents: [] });
  });

  it.each([{ count: 501 }, { offset: -1 }, { tag: 'contact' }])('refuses %j, which it cannot answer', async (filter) => {
    await expect(client.getOutboundMessages({ count: 1, offset: 0, ...filter })).rejects.toMatchObject({ code: 700, statusCode: 422 });
  });

  it('hides mails from the search until they are as old as the index delay', async () => {
    await client.sendEmail(mail);
    await inbox.indexDelay(60_000);
    expect(await client.getOutboundMessages({ count: 1, offset: 0 })).toMatchObject({ TotalCount: 0, Messages: [] });
    await inbox.indexDelay(0);
    expect(await client.getOutboundMessages({ count: 1, offset: 0 })).toMatchObject({ TotalCount: 1 });
  });
});

describe('a fault', () => {
  it.each([
    ['reject', 0, Errors.InternalServerError],
    ['accept-then-error', 1, Errors.InternalServerError],
    ['accept-then-reset', 1, Errors.PostmarkError],
    ['accept-then-hang', 1, Errors.PostmarkError],
    ['reset', 0, Errors.PostmarkError],
    ['hang', 0, Errors.PostmarkError],
  ])('%s strikes once, and %i mails are kept', async (kind, kept, type) => {
    await inbox.faults({ kind });
    expect(await failure({}, clientOf(kind.endsWith('hang') ? 1 : 20))).toBeInstanceOf(type);
    expect(await inbox.mails()).toHaveLength(kept);
    expect(await failure()).toBeUndefined();
  });

  it('answers with the error of its preset, of which it may replace parts', async () => {
    await inbox.faults({ kind: 'reject', preset: 'inactive-recipient' }, { kind: 'reject', status: 503, code: 0, message: 'Gateway' });
    expect(await failure()).toMatchObject({ code: 406, statusCode: 422, recipients: ['inactive@example.com'] });
    expect(await failure()).toMatchObject({ code: 0, statusCode: 503, message: 'Gateway' });
  });

  it('may be a web page, and gives way to the next one after as many mails as it says', async () => {
    await inbox.faults(
      { kind: 'not-json' },
      { kind: 'reject', preset: 'invalid-request', times: 2 },
      { kind: 'reject', status: 503, times: 0 },
    );
    expect(await client.sendEmail(mail)).toContain('<!doctype html>');
    const statuses: unknown[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await failure())?.statusCode);
    expect(statuses).toEqual([422, 422, 503, 503, 503]);
  });

  it('that hangs ends when the sandbox is closed, which may be closed twice', async () => {
    await inbox.faults({ kind: 'accept-then-hang' });
    const hanging = failure();
    await expect.poll(inbox.mails).toHaveLength(1);
    await sandbox.close();
    await sandbox.close();
    expect(await hanging).toMatchObject({ statusCode: 0 });
  });

  it('that accepts still refuses a mail that Postmark would refuse', async () => {
    await inbox.faults({ kind: 'accept-then-error' });
    expect(await failure({ To: '' })).toMatchObject({ code: 300 });
  });

  it.each<[object, string]>([
    [{ kind: 'explode' }, '0.kind'],
    [{ kind: 'reject', preset: 'nope' }, '0.preset'],
    [{ kind: 'reject', status: 200 }, '0.status'],
    [{ kind: 'hang', times: -1 }, '0.times'],
    [{ kind: 'hang', time: 2 }, '0.time'],
  ])('is refused if it is %j, and the test is told why', async (fault, path) => {
    await expect(inbox.faults(fault)).rejects.toThrow(path);
  });
});
