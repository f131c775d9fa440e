import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that sends its documents as slowly as it is told to; whatever else is asked for comes at once. */
export async function startDripping(site: string) {
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
    /** The head of the first document that is asked for, then as much of its body as this pattern matches, one match for each step; last the rest. */
    async *drip(pattern: RegExp, steps: number): AsyncGenerator<void> {
      const { response, html } = await asked.promise;
      const pieces = html.slice(html.indexOf('<body')).match(pattern)?.slice(0, steps) ?? [];
      // No frame is drawn before there is a body.
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
