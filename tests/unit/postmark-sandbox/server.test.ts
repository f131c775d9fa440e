import { describe, expect, it, vi } from 'vitest';
import { startSandbox } from '../../../netlify/local/postmark-sandbox/server.ts';
import { call, client, failure, find, json, mail, putFaults, sandbox } from './sandbox-bench.ts';

describe('the server', () => {
  it('empties the ledger on DELETE /sandbox/mails', async () => {
    await client.sendEmail(mail);
    expect(await json('DELETE', '/sandbox/mails')).toEqual({ total: 0, acceptedByMetadata: {}, mails: [] });
    expect(await find({})).toMatchObject({ TotalCount: 0 });
  });

  it.each(['/nope', '/constructor', '/email/', '/messages/outbound/%ZZ/nope'])('returns 404 in Postmark’s format for %s', async (path) => {
    const { status, text } = await call('GET', path);
    expect(status).toBe(404);
    expect(Object.keys(JSON.parse(text))).toEqual(['ErrorCode', 'Message']);
  });

  it('responds to a wrong method with 405 and Allow, to OPTIONS with 204, and to HEAD without a body', async () => {
    const wrong = await call('GET', '/email');
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    const options = await call('OPTIONS', '/sandbox/faults');
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, PUT, DELETE, HEAD, OPTIONS']);
    expect(options.headers.get('Access-Control-Allow-Origin')).toBeNull();
    for (const path of ['/', '/sandbox/mails', '/sandbox/events']) {
      expect(await call('HEAD', path)).toMatchObject({ status: 200, text: '' });
    }
  });

  it('returns 500 when a handler throws, and keeps running', async () => {
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

  it('refuses to start on a port that is in use', async () => {
    await expect(startSandbox({ port: sandbox.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('ends hanging and delayed requests when it closes, and may be closed twice', async () => {
    await putFaults([{ kind: 'hang' }, { kind: 'slow', delayMs: 60_000 }]);
    const mailings = [failure(client.sendEmail(mail)), failure(client.sendEmail(mail))];
    await expect.poll(async () => (await json('GET', '/sandbox/faults')).faults).toEqual([]);
    await sandbox.close();
    await sandbox.close();
    expect(await Promise.all(mailings)).toMatchObject([{ statusCode: 0 }, { statusCode: 0 }]);
    await expect(fetch(sandbox.url)).rejects.toThrow();
  });
});

describe('events', () => {
  it('announce each accepted mail once, but not a refused one, and end with the sandbox', async () => {
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

  it('announce changes of the faults and the ledger', async () => {
    const heard = (await fetch(`${sandbox.url}/sandbox/events`)).text();
    await putFaults({ kind: 'reject', status: 500 });
    await failure(client.sendEmail(mail));
    await call('DELETE', '/sandbox/mails');
    await sandbox.close();
    expect((await heard).match(/^event: state$/gm)).toHaveLength(3);
  });
});
