// The faults that the outbound client meets on this machine are told apart by its words.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askJson } from '#kit/server/outbound/askJson.ts';
import { toOutboundError } from '#kit/server/outbound/outboundError.ts';
import { politeHosts } from '#kit/server/outbound/politeHosts.ts';
import { faultOf } from '../faultKind.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is stored when the service at `address` does not answer. */
async function reasonAt(address: string, more = {}): Promise<string> {
  const options = { attempts: 1, maxBytes: 100, allowPrivate: true, envelopes: new Set<string>(), most: 1, ...more };
  const answer = await askJson(
    politeHosts().queue(address, { perSecond: 1000, signal: AbortSignal.timeout(10_000) }),
    new URL(address),
    options,
  );
  return answer.kind === 'down' ? answer.reason : '';
}
const kindAt = async (address: string, more = {}) => faultOf(await reasonAt(address, more))?.kind;

test('what a service answers instead of data', async () => {
  expect(await kindAt(await serve((_, response) => response.end('<html>')))).toBe('noData');
  expect(faultOf(await reasonAt(await serve((_, response) => response.writeHead(503).end())))).toEqual({ kind: 'status', status: '503' });
  expect(await kindAt(await serve((_, response) => response.end(`"${'a'.repeat(200)}"`)))).toBe('tooLarge');
  expect(await kindAt(await serve((_, response) => response.writeHead(302, { location: 'https://example.org/' }).end()))).toBe('redirect');
});

test('why a service cannot be reached', async () => {
  expect(await kindAt('http://127.0.0.1:1')).toBe('noConnection');
  expect(await kindAt(await serve((request) => request.socket.destroy()))).toBe('brokenConnection');
  expect(await kindAt(await serve(() => {}), { timeoutMs: 50 })).toBe('timeout');
  expect(await kindAt('https://127.0.0.1', { allowPrivate: false })).toBe('notPublic');
});

test.each([
  ['ENOTFOUND', 'notFound'],
  ['EAI_AGAIN', 'notFound'],
  ['ETIMEDOUT', 'timeout'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
])('the network says %s', (code, kind) => {
  const { message } = toOutboundError(Object.assign(new Error(code), { code }), 'https://pncp.gov.br');
  expect(faultOf(message)?.kind).toBe(kind);
});

test.each(['', 'Parâmetro inválido', 'data, totalRegistros', '/api/v2/proposicoes?itens=100'])('%j is no fault of the network', (words) => {
  expect(faultOf(words)).toBeUndefined();
});
