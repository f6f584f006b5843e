// A local proxy with TLS and HTTP/2, as an installation has before its server.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Headers that HTTP/2 does not have. */
const ofConnections = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Starts one before the server at `target`; `folder` gets its certificate, which openssl makes.
 * @returns its URL, and a function that closes it
 */
export async function startHttp2Proxy(target: string, folder: string): Promise<{ url: string; close: () => void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2', ...subject], {
    stdio: 'ignore',
  });
  const agent = new Agent({ keepAlive: true });
  const proxy = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const passed = request(
      `${target}${incoming.url}`,
      { agent, method: incoming.method, headers: { ...headers, host: 'localhost' } },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ofConnections.includes(name));
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept) as OutgoingHttpHeaders);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.stream.close());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { url: `https://localhost:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}
