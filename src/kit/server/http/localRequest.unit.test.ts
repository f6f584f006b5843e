import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { isFromThisMachine, isLocal, proxyEvidence } from './localRequest.ts';

type Other = { from?: string; at?: string; httpVersion?: string; method?: string };
const asked = (headers: Record<string, string>, { from = '127.0.0.1', at, httpVersion = '1.1', method = 'GET' }: Other = {}) =>
  ({
    method,
    headers: { host: 'localhost:3000', ...headers },
    socket: { remoteAddress: from, localAddress: at, localPort: 3000 },
    raw: { httpVersion },
  }) as unknown as FastifyRequest;

const forwarding = [
  ['x-forwarded-for', '1.2.3.4'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-server', 'proxy'],
  ['x-forwarded', 'for=1.2.3.4'],
  ['forwarded', 'for=1.2.3.4'],
  ['forwarded-for', '1.2.3.4'],
  ['via', '1.1 proxy'],
  ['x-real-ip', '1.2.3.4'],
  ['x-client-ip', '1.2.3.4'],
  ['x-cluster-client-ip', '1.2.3.4'],
  ['client-ip', '1.2.3.4'],
  ['true-client-ip', '1.2.3.4'],
  ['fastly-client-ip', '1.2.3.4'],
  ['fly-client-ip', '1.2.3.4'],
  ['do-connecting-ip', '1.2.3.4'],
  ['cf-connecting-ip', '1.2.3.4'],
  ['cf-ray', '230b030023ae2822-SJC'],
  ['cdn-loop', 'cloudflare'],
  ['x-original-forwarded-for', '1.2.3.4'],
  ['x-original-host', 'certame.example.org'],
  ['x-original-url', '/login'],
  ['x-envoy-external-address', '1.2.3.4'],
  ['x-amzn-trace-id', 'Root=1-67891233-abcdef012345678912345678'],
  ['x-azure-clientip', '1.2.3.4'],
  ['x-arr-log-id', '7b1c'],
  ['tailscale-user-login', 'somebody@example.org'],
] as const;
const otherNames = [
  ['host', 'certame.example.org'],
  ['host', 'certame.example.org:8080'],
  ['host', '203.0.113.9'],
  ['origin', 'https://certame.example.org'],
  ['referer', 'https://certame.example.org/login'],
] as const;

describe('a request is local', () => {
  test('when it comes from this machine and is for this machine', () => {
    expect(isLocal(asked({}))).toBe(true);
    expect(isLocal(asked({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }))).toBe(true);
    expect(isLocal(asked({ host: '[::1]' }, { from: '::1' }))).toBe(true);
  });

  test.each([...forwarding, ...otherNames, ['origin', 'null'] as const])('not with %s: %s', (name, value) => {
    expect(isLocal(asked({ [name]: value }))).toBe(false);
  });

  test('not from another machine, nor in the HTTP of proxies', () => {
    expect(isLocal(asked({}, { from: '192.168.0.7' }))).toBe(false);
    expect(isLocal(asked({}, { httpVersion: '1.0' }))).toBe(false);
  });
});

describe('that others are behind the requests of this machine', () => {
  test.each([...forwarding, ...otherNames])('is shown by %s: %s', (name, value) => {
    expect(proxyEvidence(asked({ [name]: value }))?.toLowerCase()).toContain(name);
    // From another machine it says nothing of this one.
    expect(proxyEvidence(asked({ [name]: value }, { from: '192.168.0.7' }))).toBeNull();
  });

  test.each([
    ['calls of a page served over HTTPS', { 'sec-fetch-site': 'same-origin', origin: 'https://certame.example.org' }],
    ['its files', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', referer: 'https://certame.example.org/' }],
    ['a typed address, if the proxy passes the name on', { 'sec-fetch-site': 'none', host: 'certame.example.org' }],
    ['the same at a proxy with our port', { 'sec-fetch-site': 'none', host: 'certame.example.org:3000' }],
    ['an address of another machine with our port, to which no name can be rebound', { host: '203.0.113.5:3000' }],
    ['the same in IPv6', { host: '[2001:db8::5]:3000' }],
    ['a link of another site that a proxy has marked', { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '1.2.3.4' }],
  ])('is shown by %s', (_, headers) => {
    expect(proxyEvidence(asked(headers as Record<string, string>))).not.toBeNull();
  });

  const evil = { origin: 'https://evil.example', referer: 'https://evil.example/page' };
  test.each<[string, Record<string, string>, Other?]>([
    ['nothing at all', {}],
    ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000', referer: 'http://localhost:3000/login' }],
    ['another local page', { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:5173' }],
    ['a local page in an old browser', { origin: 'http://[::1]:5173' }],
    ['a picture on a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', referer: evil.referer }],
    ['what a page of another site sends', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', ...evil }, { method: 'POST' }],
    ['a page of a neighbouring name', { 'sec-fetch-site': 'same-site', ...evil }],
    [
      'a link on a page of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', referer: 'https://www.google.com/' },
    ],
    ['the page that a link led to, loaded again', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', referer: evil.referer }],
    ['a socket that a page of another site opens', { upgrade: 'websocket', connection: 'Upgrade', origin: evil.origin }],
    ['what a browser asks beforehand', { origin: evil.origin }, { method: 'OPTIONS' }],
    ['a page without a name', { origin: 'null' }],
    ['a page of a program', { origin: 'vscode-webview://1d6h' }],
    ['a name that another site gave this machine', { host: 'evil.example:3000' }],
    ['what is done through that name', { host: 'evil.example:3000', origin: 'http://evil.example:3000', 'x-forwarded-for': '1.2.3.4' }],
    ['a name that browsers know to be this machine', { host: 'evil.localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['this machine with a dot', { host: 'localhost.:3000' }],
    ['every network', { host: '0.0.0.0:3000' }],
    ['every network in IPv6', { host: '[::]:3000' }],
    ['this machine in IPv6', { host: '[::ffff:127.0.0.1]:3000' }],
    ['no host that is one', { host: '???' }],
  ])('is not shown by %s', (_, headers, other) => {
    expect(proxyEvidence(asked(headers, other))).toBeNull();
  });

  test('may not be known by a port alone where ours is the one that is left out', () => {
    const request = asked({ host: 'evil.example' });
    Object.assign(request.socket, { localPort: 80 });
    expect(proxyEvidence(request)).toBeNull();
  });
});

test('a program of this machine comes from a loopback address, or from the one it asks', () => {
  expect(isFromThisMachine(asked({ 'x-forwarded-for': '1.2.3.4' }, { from: '::ffff:127.0.0.1' }))).toBe(true);
  expect(isFromThisMachine(asked({}, { from: '192.168.0.2', at: '192.168.0.2' }))).toBe(true);
  expect(isFromThisMachine(asked({}, { from: '192.168.0.7', at: '192.168.0.2' }))).toBe(false);
});
