// A public service on this machine that answers as a test says.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A status without a body, or the JSON of status 200; `gzip`: such JSON, compressed. */
export type Played = { status: number } | { json: unknown } | { html: string } | { gzip: Buffer };

export type TestService = {
  url: string;
  /** The paths that were asked for, with their queries. */
  asked: string[];
  close(): Promise<void>;
};

export async function testService(answer: (asked: URL) => Played): Promise<TestService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const played = answer(new URL(request.url ?? '', 'http://service'));
    if ('status' in played) response.writeHead(played.status).end();
    else if ('gzip' in played) response.writeHead(200, { 'content-encoding': 'gzip' }).end(played.gzip);
    else if ('html' in played) response.writeHead(200, { 'content-type': 'text/html' }).end(played.html);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(played.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
