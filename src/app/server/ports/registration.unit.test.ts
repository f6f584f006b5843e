import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { localAccess } from '../commands/localAccess.ts';
import { readConfig } from '../start/config.ts';
import { registrationOf } from './registration.ts';

const from = (host: string, remoteAddress = '127.0.0.1') =>
  ({ headers: { host }, socket: { remoteAddress }, raw: { httpVersion: '1.1' } }) as unknown as FastifyRequest;
const here = from('localhost:3000');
const elsewhere = from('certame.example');

describe('who may register', () => {
  test.each([
    [{}, 'open', 'invite', false, false],
    [{ HOST: '0.0.0.0' }, 'invite', 'invite', false, false],
    [{ PUBLIC_URL: 'https://certame.example' }, 'invite', 'invite', false, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'open', 'invite', false, false],
    [{ TRUST_PROXY: '10.0.0.1' }, 'invite', 'invite', false, false],
    [{ DEMO: 'public' }, 'invite', 'invite', false, false],
    [{ REGISTRATION: 'closed' }, 'closed', 'closed', false, false],
    [{ REGISTRATION: 'invite' }, 'invite', 'invite', false, false],
    [{ REGISTRATION: 'open' }, 'open', 'open', true, false],
    [{ REGISTRATION: 'open', HOST: '0.0.0.0' }, 'open', 'open', true, true],
    [{ REGISTRATION: 'open', PUBLIC_URL: 'https://certame.example' }, 'open', 'open', true, true],
    [{ REGISTRATION: 'open', TRUST_PROXY: '127.0.0.1' }, 'open', 'open', true, true],
  ] as const)('with %o', async (env, onThisMachine, fromElsewhere, isPublic, isWarnedOf) => {
    const config = readConfig(env);
    const registration = registrationOf(config, localAccess(config, { hasEnded: async () => false, isKnownToHaveEnded: () => false }));
    expect(await registration.for(here)).toBe(onThisMachine);
    expect(await registration.for(elsewhere)).toBe(fromElsewhere);
    expect(registration.isPublicFor(elsewhere)).toBe(isPublic);
    expect(registration.warning !== null).toBe(isWarnedOf);
  });
});
