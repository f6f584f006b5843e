// Pictures of products and orders are kept as long as those, also after their uploader is deleted.
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import type { Order } from '#features/orders/entities.ts';
import { purgeUnusedPictures } from '#features/profile/server/retention.ts';
import { purgeRemovedUsers } from '#features/users/server/remove.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type PurgeStep, purge } from '#kit/server/work/retention.ts';
import { handOverPictures } from './handOverPictures.ts';

const { server, admin } = testDemo();
let leaver: Awaited<ReturnType<typeof createAccount>>;
let product: number;
let order: number;
beforeAll(async () => {
  leaver = await createAccount(server, { role: 'admin', username: 'quem.saiu' });
  product = (await server.database.read.selectFrom('products').select('id').executeTakeFirstOrThrow()).id;
  order = (await server.database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id;
  await sendPicture();
  // As if it had been ordered with the picture.
  await server.database.write(async (db) => {
    const copy = { id: 'ordered', user_id: leaver.id, bytes: await pixel(), created_at: long };
    await db.insertInto('images').values(copy).execute();
    await db.updateTable('order_items').set({ picture_id: copy.id }).where('order_id', '=', order).execute();
  });
});

const long = '2020-01-01T00:00:00.000Z';
const pixel = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#2f939d' } })
    .png()
    .toBuffer();
async function sendPicture(): Promise<void> {
  const { accessToken } = (await server.call('POST /jwt/login', leaver)).json();
  const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${accessToken}` };
  const answer = await server.app.inject({ method: 'PUT', url: `/api/shop/products/${product}/picture`, payload: await pixel(), headers });
  expect(answer.statusCode).toBe(200);
}
const tidied = (...steps: PurgeStep[]) => purge({ database: server.database, name: 'test', steps }, new AbortController().signal);
/** Expects the pictures of the product and of the order. */
async function areShown(): Promise<void> {
  const { image } = (await admin(`GET /api/shop/products/${product}`)).json().product;
  const { items }: Order = (await admin(`GET /api/orders/${order}`)).json();
  for (const address of [image, items[0]?.image]) {
    expect(address).toMatch(/^\/api\/images\//);
    expect((await server.call(`GET ${address}`)).statusCode).toBe(200);
  }
}

test('are not deleted as unused, however old', async () => {
  await server.database.write((db) => db.updateTable('images').set({ created_at: long }).execute());
  await tidied(purgeUnusedPictures);
  await areShown();
});

test('stay when the account that uploaded them is deleted, also for a hidden product', async () => {
  await admin(`PUT /api/shop/products/${product}/hidden`, { isHidden: true });
  await admin(`DELETE /apps/users/delete?id=${leaver.id}`);
  await server.database.write((db) => db.updateTable('users').set({ removed_at: long }).where('id', '=', leaver.id).execute());
  await tidied(handOverPictures, ...purgeRemovedUsers());
  expect((await admin(`GET /api/users/${leaver.id}`)).statusCode).toBe(404);
  await admin(`PUT /api/shop/products/${product}/hidden`, { isHidden: false });
  await areShown();
});
