import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runForAccount } from '../limits/currentAccount.ts';
import { signedAddresses } from './addresses.ts';

const HOUR_MS = 3_600_000;
const keyOf = (kid: string) => ({ kid, secret: Buffer.from(`secret of ${kid}`.padEnd(32)) });
let believed: string[];
const keys = {
  newest: async () => keyOf(believed[0] as string),
  find: async (kid: string) => (believed.includes(kid) ? keyOf(kid) : undefined),
};
const sessions: Record<number, string[]> = {};
const open = () =>
  signedAddresses(
    keys,
    async (account, session) => sessions[account]?.includes(session) ?? false,
    () => {},
  );
const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const { until = '', key = '', signature = '', account = '', session = '' } = Object.fromEntries(searchParams);
  return { id: pathname.split('/').at(-1) as string, until, key, signature, account, session };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-28T11:00:01Z') });
  believed = ['a'];
});
afterEach(() => void vi.useRealTimers());

it('an address is good for some hours, and the same for a while', async () => {
  const addresses = await open();
  const address = addresses.of('/api/images/', 'x');
  vi.setSystemTime('2026-05-28T11:59:00Z');
  expect(addresses.of('/api/images/', 'x')).toBe(address);
  expect(await addresses.lifeOf('/api/images/', partsOf(address))).toBeGreaterThan(6 * 3600);
  vi.setSystemTime(Date.now() + 13 * HOUR_MS);
  expect(await addresses.lifeOf('/api/images/', partsOf(address))).toBe(0);
  expect(await addresses.lifeOf('/api/images/', partsOf(addresses.of('/api/images/', 'x')))).toBeGreaterThan(0);
  addresses.close();
});

it('an address is good for one picture, and cannot be made to last longer', async () => {
  const addresses = await open();
  const parts = partsOf(addresses.of('/api/images/', 'x'));
  const others = [
    { id: 'y' },
    { until: String(Number(parts.until) + 3600) },
    { until: `0${parts.until}` },
    { until: '' },
    { key: 'b' },
    { signature: '' },
    { signature: parts.signature.slice(0, -2) },
  ];
  for (const other of others) expect(await addresses.lifeOf('/api/images/', { ...parts, ...other })).toBe(0);
  expect(await addresses.lifeOf('/api/elsewhere/', parts)).toBe(0);
  addresses.close();
});

it('signs with a new key soon after it was made; what the old one signed stays good while it is believed', async () => {
  const addresses = await open();
  const before = partsOf(addresses.of('/api/images/', 'x'));
  believed = ['b', 'a'];
  await vi.advanceTimersByTimeAsync(61_000);
  expect(partsOf(addresses.of('/api/images/', 'x')).key).toBe('b');
  expect(await addresses.lifeOf('/api/images/', before)).toBeGreaterThan(0);
  believed = ['b'];
  expect(await addresses.lifeOf('/api/images/', before)).toBe(0);
  addresses.close();
});

it('an address of a file is good for some minutes, for its account and session', async () => {
  const addresses = await open();
  sessions[7] = ['old', 'mine'];
  sessions[8] = ['mine'];
  const address = await runForAccount(7, () => addresses.fileOf('/api/files/', 'x'), 'mine');
  const read = (other: object = {}) => addresses.readerOf('/api/files/', { ...partsOf(address), ...other });
  expect(await read()).toEqual({ account: 7 });
  for (const other of [{ account: '8' }, { account: '0' }, { account: '' }, { session: 'old' }, { id: 'y' }, { signature: '' }])
    expect(await read(other)).toBeNull();
  expect(await addresses.lifeOf('/api/files/', partsOf(address))).toBe(0);
  sessions[7] = ['old'];
  expect(await read()).toBeNull();
  sessions[7] = ['mine'];
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(await read()).toEqual({ account: 7 });
  vi.setSystemTime(Date.now() + 6 * 60_000);
  expect(await read()).toBeNull();
  addresses.close();
});
