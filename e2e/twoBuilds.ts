// A server before the tests' own that can send a second build: the same files at other addresses.
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TwoBuilds = { url: string; update(): void; close(): void };

/** Starts it before the server at `target`; it sends the first build until `update`. */
export async function startTwoBuilds(target: string): Promise<TwoBuilds> {
  let isSecond = false;
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').replace('/assets/second/', '/assets/');
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: new URL(target).host };
    // Files are rewritten as text, and a file of the second build is another one than that of the first.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const passed = request(`${target}${path}`, { method: incoming.method, headers }, async (answer) => {
      const isRewritten = isSecond && /html|javascript/.test(answer.headers['content-type'] ?? '');
      if (!isRewritten) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const text = secondOf(Buffer.concat(await answer.toArray()).toString());
      const policy = policyFor(text, String(answer.headers['content-security-policy'] ?? ''));
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-length': Buffer.byteLength(text),
        'content-security-policy': policy,
      });
      outgoing.end(text);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: () => {
      isSecond = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The addresses in a page or script, and what the worker knows of its build: its name, and the scripts of its page. */
function secondOf(text: string): string {
  const moved = text.replaceAll('assets/', 'assets/second/');
  const ofBuild = /(\bname:["`])(\w+["`],page:["`])([^"`]+)/;
  return moved.replace(ofBuild, (_, name: string, page: string, scripts: string) => {
    return `${name}second${page}${scripts.replaceAll(/(^| )/g, '$1second/')}`;
  });
}

/** The policy with the hashes of the scripts that are in this page. */
function policyFor(page: string, policy: string): string {
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return policy.replace(/script-src 'self'[^;]*/, `script-src 'self'${hashes.join('')}`);
}
