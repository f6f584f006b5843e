import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isLocal } from './caller.ts';

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  isLocal({ headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } } as unknown as FastifyRequest);

test('whoever asks on this machine, for this machine, is local', () => {
  expect(asked({})).toBe(true);
  expect(asked({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' })).toBe(true);
  expect(asked({ host: '[::1]' }, '::1')).toBe(true);
});

test.each([
  ['x-forwarded-for', '1.2.3.4'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-server', 'proxy'],
  ['forwarded', 'for=1.2.3.4'],
  ['via', '1.1 proxy'],
  ['x-real-ip', '1.2.3.4'],
  ['x-client-ip', '1.2.3.4'],
  ['true-client-ip', '1.2.3.4'],
  ['cf-connecting-ip', '1.2.3.4'],
  ['host', 'certame.example.org'],
  ['origin', 'https://certame.example.org'],
  ['referer', 'https://certame.example.org/login'],
  ['origin', 'null'],
])('a request with %s: %s came through a proxy or from a page elsewhere', (name, value) => {
  expect(asked({ [name]: value })).toBe(false);
});

test('another machine is not local, whatever it says', () => {
  expect(asked({}, '192.168.0.7')).toBe(false);
});
