import { expect, it } from 'vitest';
import { client, inbox, mail, sandbox } from './sandbox-bench.ts';

const get = async (path: string) => {
  const response = await fetch(sandbox.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it('lists the mails, each with a page of its own, and only the list reloads itself', async () => {
  expect((await get('/')).text).toContain('No mail yet');
  const { MessageID } = await client.sendEmail(mail);
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

it('shows hostile mails as text, and their HTML in a frame without rights', async () => {
  const hostile = '</pre></iframe></title><script>alert("1")</script><img src=x onerror=\'alert(2)\'>';
  const { MessageID } = await client.sendEmail({
    ...mail,
    ReplyTo: '"<script>alert(3)</script>" <visiteur@exemple.example>',
    Subject: hostile,
    Tag: hostile,
    TextBody: hostile,
    HtmlBody: hostile,
    Metadata: { '"><script>': '<script>alert(4)</script>' },
  });
  for (const path of ['/', `/mails/${MessageID}`]) {
    const { text, headers } = await get(path);
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; (?!.*script-src)/);
  }
  expect((await get(`/mails/${MessageID}`)).text.match(/<iframe[^>]*>/g)).toEqual([
    expect.stringMatching(/^<iframe sandbox title="HTML" srcdoc="[^"]+">$/),
  ]);
});

it('deletes all mails on its own form’s request, but not on that of another site', async () => {
  await client.sendEmail(mail);
  const post = (origin: string) => fetch(`${sandbox.url}/delete`, { method: 'POST', headers: { Origin: origin }, redirect: 'manual' });
  for (const origin of ['https://exemple.example', 'http://localhost:1', 'null']) expect((await post(origin)).status).toBe(403);
  expect(await inbox.mails()).toHaveLength(1);
  const deleted = await post(sandbox.url);
  expect([deleted.status, deleted.headers.get('Location')]).toEqual([303, '/']);
  expect(await inbox.mails()).toEqual([]);
});

it.each(['/nope', '//', '/constructor', '/mails/3f1c2a52-6c0e-4f0e-8a49-0c6a3c1f7d10'])(
  'answers %s with an error in Postmark’s format',
  async (path) => {
    const { status, text } = await get(path);
    expect([status, Object.keys(JSON.parse(text))]).toEqual([path.startsWith('/mails') ? 422 : 404, ['ErrorCode', 'Message']]);
  },
);
