import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type GetOptions, get } from './get.ts';

const opened: (Server | net.Server)[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    if (server instanceof http.Server || server instanceof https.Server) server.closeAllConnections();
    server.close();
  }
});

async function portOf(server: Server | net.Server): Promise<number> {
  opened.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server on this machine. @returns its origin */
async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await portOf(http.createServer(answer))}`;
}

const options: GetOptions = { accept: 'text/plain', maxBytes: 1000, allowPrivate: true };

test('gives status, headers and body, whatever the status', async () => {
  const origin = await serve(({ url, headers: { accept } }, response) =>
    response.writeHead(418, { 'x-kind': 'pot' }).end(`${url} as ${accept}`),
  );
  const { status, headers, body } = await get(`${origin}/a?b=1#c`, options);
  expect([status, headers['x-kind'], body.toString()]).toEqual([418, 'pot', '/a?b=1 as text/plain']);
});

test('asks only https on public addresses, found by name or written', async () => {
  let asked = 0;
  const origin = await serve((_, response) => response.end(String(asked++)));
  const { port } = new URL(origin);
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '169.254.169.254'];
  const urls = [
    origin,
    'ftp://example.org/',
    'no url',
    'https://me:secret@example.org/',
    ...hosts.map((host) => `https://${host}:${port}/`),
  ];
  for (const url of urls) await expect(get(url, { ...options, allowPrivate: false }), url).rejects.toMatchObject({ kind: 'address' });
  expect(asked).toBe(0);
});

test('follows three redirects on the same host', async () => {
  const origin = await serve(({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end('elsewhere');
    else response.end('here');
  });
  expect((await get(`${origin}/3`, options)).body.toString()).toBe('here');
  await expect(get(`${origin}/4`, options)).rejects.toMatchObject({ kind: 'redirect' });
});

test('follows no redirect to another host, port or scheme', async () => {
  let target = '';
  const origin = await serve((_, response) => response.writeHead(301, { location: target }).end());
  const { port } = new URL(origin);
  for (target of [
    `http://localhost:${port}/`,
    'http://127.0.0.1:1/',
    `https://127.0.0.1:${port}/`,
    '//example.org/',
    'file:///etc/passwd',
  ]) {
    await expect(get(origin, options), target).rejects.toMatchObject({ kind: 'redirect' });
  }
});

test('decodes gzip and br, also of empty bodies', async () => {
  const origin = await serve(({ url, headers }, response) => {
    const encoding = url === '/br' ? 'br' : 'gzip';
    const bytes = { '/br': brotliCompressSync('text'), '/gzip': gzipSync('text') }[url ?? ''] ?? '';
    expect(headers['accept-encoding']).toContain(encoding);
    response.writeHead(bytes ? 200 : 204, { 'content-encoding': encoding }).end(bytes);
  });
  for (const path of ['/br', '/gzip']) expect((await get(origin + path, options)).body.toString()).toBe('text');
  expect(await get(`${origin}/empty`, options)).toMatchObject({ status: 204, body: Buffer.alloc(0) });
});

test('refuses more bytes than allowed: announced, sent or decoded', async () => {
  const origin = await serve(({ url }, response) => {
    if (url === '/announced') response.writeHead(200, { 'content-length': '1001' }).flushHeaders();
    else if (url === '/sent') response.write('x'.repeat(1001));
    else if (url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1001)));
    else if (url === '/br') response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('x'.repeat(1001)));
    else response.end('x'.repeat(1000));
  });
  for (const path of ['/announced', '/sent', '/gzip', '/br']) {
    await expect(get(origin + path, options), path).rejects.toMatchObject({ kind: 'tooLarge' });
  }
  expect((await get(origin, options)).body.length).toBe(1000);
});

test('limits the time to connect, the time without a byte, the rate, and the whole time', async () => {
  const drip = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'), 5);
    response.on('close', () => clearInterval(timer));
  });
  const silent = await serve((_, response) => response.write('x'));
  // It accepts the connection, but never agrees on keys.
  const deaf = `https://127.0.0.1:${await portOf(net.createServer())}/`;
  const late = async (url: string, limits: Partial<GetOptions>) =>
    expect(get(url, { ...options, maxBytes: 1e6, ...limits })).rejects.toMatchObject({ kind: 'timeout' });
  await late(drip, { timeoutMs: 60 });
  await late(drip, { leastRate: { bytes: 1000, everyMs: 40 } });
  await late(silent, { idleTimeoutMs: 40 });
  await late(deaf, { connectTimeoutMs: 40 });
});

test('gives up when the caller does, before and during the call', async () => {
  const origin = await serve((_, response) => response.write('x'));
  await expect(get(origin, { ...options, signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  await expect(get(origin, { ...options, signal: AbortSignal.timeout(40) })).rejects.toMatchObject({ kind: 'aborted' });
});

test('calls a broken connection a fault of the network, and quotes neither path nor query', async () => {
  const origin = await serve(({ url }, response) => {
    if (url?.startsWith('/cut')) response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy());
    else if (url?.startsWith('/gzip')) response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('text').subarray(0, 12));
    else if (url?.startsWith('/odd')) response.writeHead(200, { 'content-encoding': 'compress' }).end('x');
    else response.destroy();
  });
  const closed = http.createServer();
  const gone = `http://127.0.0.1:${await portOf(closed)}`;
  closed.close();
  for (const place of [`${origin}/cut`, `${origin}/gzip`, `${origin}/odd`, `${origin}/none`, gone]) {
    const error = await get(`${place}?key=secret`, options).catch((failure) => failure);
    expect(error, place).toMatchObject({ kind: 'network', message: expect.stringContaining(new URL(place).origin) });
    expect(String(error.stack)).not.toContain('secret');
  }
});

test('trusts no certificate that is not signed by an authority', async () => {
  const port = await portOf(https.createServer({ key, cert: certificate }, (_, response) => response.end('text')));
  await expect(get(`https://localhost:${port}/`, options)).rejects.toMatchObject({ kind: 'certificate' });
});

/** Made for this test alone, valid for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg8FMWv9Ro3gv2xdHG
DlEEh3Wj9l6T+SHaveTmJntaVhuhRANCAATAzotPkqejVQjVeDHLivqgqE3SRBNA
Xl7L0ae6DW4t+yDJ+XlZf82jrAMPv01tKwpt7qK+Z3JveXMZfojCOuZC
-----END PRIVATE KEY-----`;
const certificate = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUBLEvLBwdlDDAT8dWHEwu2UdZNQIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDExMDM1NloYDzIxMjYxMDMx
MTEwMzU2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATAzotPkqejVQjVeDHLivqgqE3SRBNAXl7L0ae6DW4t+yDJ+XlZf82j
rAMPv01tKwpt7qK+Z3JveXMZfojCOuZCo2kwZzAdBgNVHQ4EFgQUbYBFkv1euDMt
zqJ5MuT7Ejww6z8wHwYDVR0jBBgwFoAUbYBFkv1euDMtzqJ5MuT7Ejww6z8wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgS1FT4g18MEy3FARyluc1hGuJayusUlP/TXbWZ4LI8WgCIQCpeHdxqm26
k9WwX1BhMbhSJWj6UjT/fxJPfPDfygwWDQ==
-----END CERTIFICATE-----`;
