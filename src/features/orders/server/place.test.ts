import { describe, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { toCents } from '../prices.ts';
import { addressOf, addToCart, cartOf, changeState, place, sentBy, showOf, testAddress, testOrders } from './testOrders.ts';

const { server, admin, client, at, stockOf, setProduct } = testOrders();

describe('an order', () => {
  test('takes the cart at the prices shown and reduces the stock, and never changes afterwards', async () => {
    await setProduct(at(1), { price: 30.05, has_free_shipping: false });
    await setProduct(at(2), { price: 45.5, has_free_shipping: true });
    await addToCart(client, at(1), 3);
    await addToCart(client, at(2), 2);
    const before = await Promise.all([stockOf(at(1)), stockOf(at(2))]);
    const cart = await cartOf(client);
    const answer = await client('POST /api/orders', await sentBy(client));
    expect(answer.statusCode).toBe(201);
    const { id, number } = answer.json();
    expect(number).toMatch(new RegExp(`^${dayInBrasilia(new Date()).slice(0, 4)}/\\d{6}$`));
    expect(await cartOf(client)).toEqual([]);
    expect(await Promise.all([stockOf(at(1)), stockOf(at(2))])).toEqual(before.map((stock, place) => stock - (place === 0 ? 3 : 2)));

    const subtotal = cart.reduce((sum, { price, qty }) => sum + toCents(price) * qty, 0);
    const discount = cart.reduce(
      (sum, { price, qty, discountPercentage }) => sum + Math.round((toCents(price) * qty * discountPercentage) / 100),
      0,
    );
    await setProduct(at(1), { price: 999 });
    const order = await showOf(client, id);
    expect(order).toMatchObject({
      ...{ state: 'recebido', subtotalCents: subtotal, discountCents: discount, freightCents: 3990 },
      ...{ totalCents: subtotal - discount + 3990, pieces: 5, products: 2, method: 'empenho', reference: '2026NE000123' },
      ...{ address: testAddress, isOwn: true, next: ['cancelado'] },
    });
    expect(order.steps.map(({ state }) => state)).toEqual(['recebido']);
    expect(order.items.map(({ priceCents }) => priceCents)).not.toContain(99_900);
  });

  test('may have more than ten units, as far as in stock', async () => {
    await setProduct(at(1), { stock: 30 });
    await addToCart(client, at(1), 25);
    const { id } = (await client('POST /api/orders', await sentBy(client))).json();
    expect((await showOf(client, id)).pieces).toBe(25);
    await setProduct(at(1), { stock: 1200 });
    expect((await client(`PUT /api/shop/cart/${at(1)}`, { qty: 1000 })).statusCode).toBe(400);
  });

  test('is placed once, however often it is sent', async () => {
    await addToCart(client, at(3));
    const sent = await sentBy(client);
    const before = await stockOf(at(3));
    const answers = await Promise.all([1, 2, 3].map(() => client('POST /api/orders', sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await stockOf(at(3))).toBe(before - 1);
  });

  test('notifies admins when placed, and the buyer of its progress', async () => {
    const id = await place(client, at(4));
    const { number } = await showOf(client, id);
    const told = async (caller: Call) =>
      (await caller('GET /api/notifications')).json().notifications as { kind: string; data: { order: number } }[];
    expect((await told(admin)).find(({ kind, data }) => kind === 'orders.placed' && data.order === id)).toMatchObject({ data: { number } });
    await changeState(admin, id, 'aprovado');
    expect((await told(client)).find(({ kind, data }) => kind === 'orders.changed' && data.order === id)).toMatchObject({
      data: { number, state: 'aprovado' },
    });
  });

  test('is refused as a whole if a price differs from what was shown', async () => {
    await addToCart(client, at(5));
    const sent = await sentBy(client);
    await setProduct(at(5), { price: 1234.5 });
    const before = await stockOf(at(5));
    const answer = await client('POST /api/orders', sent);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'conflict']);
    expect(answer.json().faults).toEqual([{ path: `body.items.${at(5)}`, message: expect.stringContaining('1.234,50') }]);
    expect([await stockOf(at(5)), (await cartOf(client)).length]).toEqual([before, 1]);
  });

  test('is refused if the cart differs from what was shown', async () => {
    await addToCart(client, at(6));
    const sent = await sentBy(client);
    await addToCart(client, at(7));
    expect((await client('POST /api/orders', sent)).statusCode).toBe(409);
    await client(`DELETE /apps/ecommerce/cart/${at(7)}`);
    await client(`PATCH /api/shop/cart/${at(6)}`, { qty: 2 });
    expect((await client('POST /api/orders', sent)).statusCode).toBe(409);
  });

  test('contains nothing that was not shown, even if another product is named twice', async () => {
    await addToCart(client, at(6));
    await addToCart(client, at(7));
    const sent = await sentBy(client);
    const one = sent.items[0];
    expect((await client('POST /api/orders', { ...sent, items: [one, one] })).statusCode).toBe(409);
    expect(await cartOf(client)).toHaveLength(2);
  });

  test('goes to the buyer’s own addresses only', async () => {
    await addToCart(client, at(6));
    const sent = await sentBy(client);
    expect((await client('POST /api/orders', { ...sent, addressId: await addressOf(admin) })).statusCode).toBe(404);
  });

  test.each([
    ['empenho', '2026'],
    ['empenho', ''],
    ['boleto', '111.111.111-11'],
    ['pix', 'chave'],
    ['faturado', '4111 1111 1111 1111'],
    ['faturado', 'Cartão 4111/1111/1111/1111 – 12/28 – 123'],
    ['faturado', '4111111111111111123'],
  ])('is refused with %s and the reference «%s»', async (method, reference) => {
    await addToCart(client, at(8));
    const answer = await client('POST /api/orders', { ...(await sentBy(client)), method, reference });
    expect([answer.statusCode, answer.json().faults?.[0].path]).toEqual([400, 'body.reference']);
    expect(await cartOf(client)).toHaveLength(1);
  });
});

test('accepts numbers of proceedings and contracts, which are no card numbers', async () => {
  for (const reference of ['Processo 23000.010053/2026-11', 'Contrato 41/2026, item 1111', 'CNPJ 11.222.333/0001-81']) {
    await addToCart(client, at(8));
    const answer = await client('POST /api/orders', { ...(await sentBy(client)), method: 'faturado', reference });
    expect([reference, answer.statusCode]).toEqual([reference, 201]);
  }
});

test('succeeds for as many concurrent buyers as there is stock', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async (_, place) => {
      const account = { email: `comprador${place}@x.example`, username: `comprador.${place}`, password: 'mesa vela rio doze' };
      await server.call('POST /jwt/register', account);
      const call = await server.as(account);
      await addToCart(call, at(9), 2);
      await addToCart(call, at(10), 1);
      return { call, sent: await sentBy(call) };
    }),
  );
  await setProduct(at(9), { stock: 7 });
  await setProduct(at(10), { stock: 100 });
  const answers = await Promise.all(buyers.map(({ call, sent }) => call('POST /api/orders', sent)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(5);
  for (const answer of refused) expect(answer.json().detail).toContain('resta só 1 unidade');
  expect([await stockOf(at(9)), await stockOf(at(10))]).toEqual([1, 97]);
  const numbers = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().number);
  expect(new Set(numbers).size).toBe(3);
});
