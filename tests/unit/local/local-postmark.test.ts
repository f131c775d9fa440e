import { Errors, type Models, ServerClient } from 'postmark';
import { test as base, expect } from 'vitest';
import { startLocalPostmark } from '../../../netlify/local/postmark/server.ts';
import { openInbox } from '../../support/contact/inbox.ts';

// Mails, search and faults are tested in tests/faults and unit/contact/postmark.test.ts, the inbox in e2e/contact/contact-mail.spec.ts.

const MAIL = {
  From: '"Trait" <bonjour@trait.example>',
  To: 'equipe@trait.example',
  ReplyTo: 'visiteur@exemple.example',
  Subject: 'Nouveau message',
  TextBody: 'Bonjour',
  Metadata: { id: '3f1c2a52' },
};

/** The local Postmark, with Postmark's real client for it. */
const test = base.extend<{ url: string; client: ServerClient }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from this pattern.
  url: async ({}, use) => {
    const { url, close } = await startLocalPostmark({ port: 0 });
    await use(url);
    await close();
  },
  client: async ({ url }, use) => await use(new ServerClient('token', { requestHost: new URL(url).host, useHttps: false })),
});

const many = Array.from({ length: 51 }, (_, index) => `a${index}@b.example`);
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));

test.for<[string, Partial<Models.Message>]>([
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
])('refuses %s with code 300, even where a fault accepts', async ([, change], { url, client }) => {
  await openInbox(url).faults({ kind: 'accept-then-error' });
  await expect(client.sendEmail({ ...MAIL, ...change })).rejects.toBeInstanceOf(Errors.InvalidEmailRequestError);
  expect(await openInbox(url).mails()).toEqual([]);
});

test('accepts a mail exactly at the limits', async ({ client }) => {
  const Metadata = { ...fields(9), ['k'.repeat(20)]: 'v'.repeat(80) };
  const change = { To: many.slice(1).join(), Metadata, Subject: 'x'.repeat(2_000), ReplyTo: '"Doe, \\"J\\"" <jane@b.example>' };
  expect(await client.sendEmail({ ...MAIL, ...change })).toMatchObject({ ErrorCode: 0 });
});

test('finds mails newest first, and describes them as Postmark does', async ({ client }) => {
  const first = await client.sendEmail({ ...MAIL, To: '"Doe, Jane" <jane@b.example>, equipe@trait.example' });
  await client.sendEmail({ ...MAIL, Metadata: { id: 'b' } });
  const To = [
    { Email: 'jane@b.example', Name: 'Doe, Jane' },
    { Email: MAIL.To, Name: null },
  ];
  const described = { To, Recipients: ['jane@b.example', MAIL.To], Status: 'Sent', Subject: MAIL.Subject, Metadata: MAIL.Metadata };
  expect(await client.getOutboundMessages({ count: 1, offset: 1 })).toMatchObject({ TotalCount: 2, Messages: [described] });
  expect(await client.getOutboundMessageDetails(first.MessageID)).toMatchObject({ TextBody: 'Bonjour', MessageEvents: [] });
});

test('an invalid mail uses up no fault that applies to accepted ones', async ({ url, client }) => {
  await openInbox(url).faults({ kind: 'accept-then-error' });
  await expect(client.sendEmail({ ...MAIL, To: 'equipe@' })).rejects.toBeInstanceOf(Errors.ApiInputError);
  await expect(client.sendEmail(MAIL)).rejects.toBeInstanceOf(Errors.InternalServerError);
});
