import { describe, expect, it } from 'vitest';
import { call, client, failure, find, ID, json, mail } from './sandbox-bench.ts';

describe('looking up', () => {
  it('finds mails by metadata, recipient, tag, subject, sender, status and stream, newest first', async () => {
    const first = await client.sendEmail(mail);
    const second = await client.sendEmail({ ...mail, To: 'Autre <autre@trait.example>', Tag: 'other', Metadata: { 'contact-id': 'b' } });
    const ids = async (filter: object) => (await find(filter)).Messages.map(({ MessageID }) => MessageID);
    expect(await ids({})).toEqual([second.MessageID, first.MessageID]);
    expect(await ids({ 'metadata_contact-id': ID })).toEqual([first.MessageID]);
    expect(await ids({ 'metadata_contact-id': 'c' })).toEqual([]);
    expect(await ids({ recipient: 'AUTRE@trait.example' })).toEqual([second.MessageID]);
    expect(await ids({ tag: 'contact' })).toEqual([first.MessageID]);
    expect(await ids({ subject: 'nouveau', fromEmail: 'bonjour@trait.example', messageStream: 'outbound', status: 'sent' })).toHaveLength(
      2,
    );
    expect(await ids({ status: 'queued' })).toEqual([]);
    const elsewhere = await client.sendEmail({ ...mail, MessageStream: 'contact' });
    expect(await ids({})).toHaveLength(2);
    expect(await ids({ messageStream: 'contact' })).toEqual([elsewhere.MessageID]);
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

  it('shows bodies and source, with the sender’s own Message-ID on request', async () => {
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
