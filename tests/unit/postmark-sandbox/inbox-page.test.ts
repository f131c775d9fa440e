import { describe, expect, it } from 'vitest';
import { call, client, mail, putFaults, sandbox } from './sandbox-bench.ts';

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

  it('escapes what the address contains', async () => {
    expect((await call('GET', `/?mail=${encodeURIComponent(hostile)}`)).text).not.toContain(hostile);
  });

  it('allows no script but its own, with a nonce that changes', async () => {
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

  it('explains what to do while it is empty, then lists mails and faults', async () => {
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

  it('contains a script that parses', async () => {
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec((await call('GET', '/')).text)?.[1] ?? '';
    expect(script).toContain('EventSource');
    expect(() => new Function(`return async () => {${script}}`)).not.toThrow();
  });
});
