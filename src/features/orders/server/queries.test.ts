import { describe, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Order } from '../entities.ts';
import { addToCart, sentBy, showOf, testOrders } from './testOrders.ts';

const { server, admin, client, ids, setProduct } = testOrders();

describe('the list', () => {
  const listed = async (caller: Call, query: string) =>
    (await caller(`GET /api/orders?${query}`)).json() as { orders: Order[]; total: number };

  test('contains the user’s own orders, and all for admins', async () => {
    const { total: all } = await listed(admin, 'todos=true');
    const [own, others] = [await listed(admin, ''), await listed(client, '')];
    expect(own.total).toBeGreaterThan(5);
    expect(all).toBeGreaterThan(own.total + others.total);
    expect((await client('GET /api/orders?todos=true')).statusCode).toBe(403);
    expect((await client('GET /api/orders/export?todos=true')).statusCode).toBe(403);
  });

  test('is filtered by state, day and words, with an exact total', async () => {
    const rows = await server.database.read.selectFrom('orders').select(['state', 'placed_at', 'number']).execute();
    for (const state of ['entregue', 'cancelado', 'recebido'])
      expect((await listed(admin, `todos=true&estado=${state}`)).total).toBe(rows.filter((row) => row.state === state).length);
    const dayOf = (ago: number) => dayInBrasilia(new Date(Date.now() - ago * 86_400_000));
    const [de, ate] = [dayOf(90), dayOf(10)];
    const within = rows.filter(({ placed_at }) => dayInBrasilia(new Date(placed_at)) >= de && dayInBrasilia(new Date(placed_at)) <= ate);
    expect(within.length).toBeGreaterThan(3);
    expect((await listed(admin, `todos=true&de=${de}&ate=${ate}`)).total).toBe(within.length);
    const { orders } = await listed(admin, `todos=true&q=${rows[0]?.number}`);
    expect(orders.map(({ number }) => number)).toEqual([rows[0]?.number]);
  });

  test('finds an order by each of its products, however many there are', async () => {
    const few = ids.slice(0, 20);
    for (const id of few) await setProduct(id, { stock: 50 });
    for (const id of few) await addToCart(client, id);
    const { id } = (await client('POST /api/orders', await sentBy(client))).json();
    for (const { name } of (await showOf(client, id)).items)
      expect((await listed(client, `q=${encodeURIComponent(name)}`)).orders.map((order) => order.id)).toContain(id);
  });

  test('is sorted by each column, and exported in the same order', async () => {
    const { orders, total } = await listed(admin, 'sort=total&order=desc&perPage=100');
    const sums = orders.map(({ totalCents }) => totalCents);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    const lines = (await admin('GET /api/orders/export?sort=total&order=desc')).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(orders.map(({ number }) => number));
  });
});
