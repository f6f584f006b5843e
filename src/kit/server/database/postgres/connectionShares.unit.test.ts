import { expect, test } from 'vitest';
import { runForAccount } from '../../limits/currentAccount.ts';
import { ConnectionShares, currentCall } from './connectionShares.ts';

/** Whether a connection is to be had at once. */
async function take(shares: ConnectionShares, { feature, account }: { feature: string; account: number }) {
  return (await currentCall.run({ feature, sender: String(account) }, () => runForAccount(account, () => shares.acquire(0)))) !== null;
}

test('the calls of one feature, as of one whose table is locked, leave connections to the others', async () => {
  const shares = new ConnectionShares(6, true);
  const ofTasks = await Promise.all([1, 2, 3, 4, 5].map((account) => take(shares, { feature: 'tasks', account })));
  expect(ofTasks).toEqual([true, true, true, false, false]);
  expect(await take(shares, { feature: 'chat', account: 1 })).toBe(true);
});

test('the calls of one account leave connections to the others', async () => {
  const shares = new ConnectionShares(6, true);
  const features = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(features.map((feature) => take(shares, { feature, account: 1 })))).toEqual([true, true, true, true, false]);
  expect(await take(shares, { feature: 'e', account: 2 })).toBe(true);
});

test('grants a released connection to the first waiter that may have it', async () => {
  const shares = new ConnectionShares(2, true);
  const release = await currentCall.run({ feature: 'tasks', sender: 'a' }, () => shares.acquire(0));
  const order: string[] = [];
  const waiting = ['tasks', 'chat', 'tasks'].map((feature) =>
    currentCall
      .run({ feature, sender: 'b' }, () => shares.acquire(60_000))
      .then((given) => {
        order.push(feature);
        given?.();
      }),
  );
  await waiting[1];
  expect(order).toEqual(['chat']);
  release?.();
  await Promise.all(waiting);
  expect(order).toEqual(['chat', 'tasks', 'tasks']);
});

test('many calls of one caller do not all go before a single one of another', async () => {
  const shares = new ConnectionShares(2, true);
  const ask = (feature: string, sender: string) => currentCall.run({ feature, sender }, () => shares.acquire(60_000));
  const release = await ask('list', 'many');
  const order: string[] = [];
  const waiting = ['many', 'many', 'single'].map((sender) =>
    ask('list', sender).then((given) => {
      order.push(sender);
      return given;
    }),
  );
  const held = await ask('other', 'many');
  release?.();
  (await waiting[2])?.();
  for (const next of [waiting[0], waiting[1]]) (await next)?.();
  held?.();
  expect(order).toEqual(['single', 'many', 'many']);
});

test('lets callers take turns on a single connection', async () => {
  const shares = new ConnectionShares(1, true);
  const ask = (sender: string) => currentCall.run({ feature: 'list', sender }, () => shares.acquire(60_000));
  const release = await ask('many');
  const order: string[] = [];
  const waiting = ['many', 'many', 'many', 'single'].map((sender) =>
    ask(sender).then((given) => {
      order.push(sender);
      given?.();
    }),
  );
  release?.();
  await Promise.all(waiting);
  expect(order).toEqual(['many', 'single', 'many', 'many']);
});
