import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site whose documents arrive as slowly as the test wants; everything else arrives at once. */
export async function startSlowSite(site: string) {
  const asked = Promise.withResolvers<{ response: ServerResponse; html: string }>();
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(new URL(url ?? '/', site), { headers: { 'Accept-Encoding': 'identity' } });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    if (headers['sec-fetch-dest'] === 'document') asked.resolve({ response, html: await answer.text() });
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sends the first requested document: its head, then one match of `pattern` in its body per step, and last the rest. */
    async *sendInSteps(pattern: RegExp, steps: number): AsyncGenerator<void> {
      const { response, html } = await asked.promise;
      const pieces = html.slice(html.indexOf('<body')).match(pattern)?.slice(0, steps) ?? [];
      // Not a step of its own: no frame is drawn before there is a body.
      let sent = html.indexOf(pieces[0] ?? '');
      response.write(html.slice(0, sent));
      for (const piece of pieces) {
        response.write(piece);
        sent += piece.length;
        yield;
      }
      response.end(html.slice(sent));
      yield;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
