import { Errors, type Models } from 'postmark';
import { describe, expect, it } from 'vitest';
import { accepted, call, client, failure, ID, json, mail } from './sandbox-bench.ts';

describe('sending', () => {
  it('returns a receipt and keeps the mail', async () => {
    const receipt = await client.sendEmail(mail);
    expect(receipt).toMatchObject({ To: mail.To, ErrorCode: 0, Message: 'OK' });
    expect(receipt.MessageID).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(Date.parse(receipt.SubmittedAt)).toBeGreaterThan(Date.now() - 5000);
    expect(await json('GET', '/sandbox/mails')).toMatchObject({ total: 1, mails: [{ ...mail, MessageID: receipt.MessageID }] });
  });

  it('counts how often a metadata value was accepted, for any key', async () => {
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
    ['a dot that needs quotes', { From: 'Trait S.A.R.L. <site@trait.example>' }],
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

  it('accepts a mail exactly at the limits', async () => {
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
