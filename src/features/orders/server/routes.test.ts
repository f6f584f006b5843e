import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartItem } from '#features/shop/contract.ts';
import { dayInBrasilia } from '#kit/brasilia.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { Order } from '../entities.ts';
import { toCents } from '../prices.ts';

let server: TestServer;
let admin: Call;
let client: Call;
let ids: number[];
const at = (place: number) => ids[place] as number;

beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  ids = (await server.database.read.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);
});
afterAll(() => server.close());

const somewhere = {
  ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: '', city: 'Brasília' },
  ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
};
const empenho = { method: 'empenho', reference: '2026NE000123' };

const stockOf = async (id: number) =>
  (await server.database.read.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const setProduct = (id: number, what: { stock?: number; price?: number; has_free_shipping?: boolean }) =>
  server.database.write((db) => db.updateTable('products').set(what).where('id', '=', id).execute());
const cartOf = async (caller: Call): Promise<CartItem[]> => (await caller('GET /apps/ecommerce/cart')).json().products;
const putIn = async (caller: Call, productId: number, qty = 1) => {
  await caller('POST /apps/ecommerce/cart', { productId });
  await caller(`PATCH /api/shop/cart/${productId}`, { qty });
};
const addressOf = async (caller: Call): Promise<number> => (await caller('POST /api/addresses', somewhere)).json().id;

/** What a browser sends that shows the cart as it is. */
async function sentBy(caller: Call) {
  const items = (await cartOf(caller)).map(({ id, qty, price, discountPercentage }) => ({
    ...{ productId: id, qty, discountPercentage, priceCents: toCents(price) },
  }));
  return { key: crypto.randomUUID(), items, addressId: await addressOf(caller), ...empenho };
}
const showOf = async (caller: Call, id: number): Promise<Order> => (await caller(`GET /api/orders/${id}`)).json();
const place = async (caller: Call, productId: number, qty = 1): Promise<number> => {
  await putIn(caller, productId, qty);
  return (await caller('POST /api/orders', await sentBy(caller))).json().id;
};
const lead = (caller: Call, id: number, state: string, reason = '') => caller(`PUT /api/orders/${id}/state`, { state, reason });

beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('cart_items').execute();
    await db.deleteFrom('delivery_addresses').execute();
  }),
);

describe('an order', () => {
  test('takes what is in the cart at the prices shown, out of the stock, and stays as it was', async () => {
    await setProduct(at(1), { price: 30.05, has_free_shipping: false });
    await setProduct(at(2), { price: 45.5, has_free_shipping: true });
    await putIn(client, at(1), 3);
    await putIn(client, at(2), 2);
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
      ...{ address: somewhere, isOwn: true, next: ['cancelado'] },
    });
    expect(order.steps.map(({ state }) => state)).toEqual(['recebido']);
    expect(order.items.map(({ priceCents }) => priceCents)).not.toContain(99_900);
  });

  test('is placed once, however often it is sent', async () => {
    await putIn(client, at(3));
    const sent = await sentBy(client);
    const before = await stockOf(at(3));
    const answers = await Promise.all([1, 2, 3].map(() => client('POST /api/orders', sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await stockOf(at(3))).toBe(before - 1);
  });

  test('tells whoever administers that it came, and the buyer how it goes on', async () => {
    const id = await place(client, at(4));
    const { number } = await showOf(client, id);
    const told = async (caller: Call) =>
      (await caller('GET /api/notifications')).json().notifications as { kind: string; data: { order: number } }[];
    expect((await told(admin)).find(({ kind, data }) => kind === 'orders.placed' && data.order === id)).toMatchObject({ data: { number } });
    await lead(admin, id, 'aprovado');
    expect((await told(client)).find(({ kind, data }) => kind === 'orders.changed' && data.order === id)).toMatchObject({
      data: { number, state: 'aprovado' },
    });
  });

  test('is refused where a price is not what was shown, and nothing of it is done', async () => {
    await putIn(client, at(5));
    const sent = await sentBy(client);
    await setProduct(at(5), { price: 1234.5 });
    const before = await stockOf(at(5));
    const answer = await client('POST /api/orders', sent);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'conflict']);
    expect(answer.json().faults).toEqual([{ path: `body.items.${at(5)}`, message: expect.stringContaining('1.234,50') }]);
    expect([await stockOf(at(5)), (await cartOf(client)).length]).toEqual([before, 1]);
  });

  test('is refused where the cart is not what was shown', async () => {
    await putIn(client, at(6));
    const sent = await sentBy(client);
    await putIn(client, at(7));
    expect((await client('POST /api/orders', sent)).statusCode).toBe(409);
    await client(`DELETE /apps/ecommerce/cart/${at(7)}`);
    await client(`PATCH /api/shop/cart/${at(6)}`, { qty: 2 });
    expect((await client('POST /api/orders', sent)).statusCode).toBe(409);
  });

  test('holds nothing that was not shown, not even where another product is named twice', async () => {
    await putIn(client, at(6));
    await putIn(client, at(7));
    const sent = await sentBy(client);
    const one = sent.items[0];
    expect((await client('POST /api/orders', { ...sent, items: [one, one] })).statusCode).toBe(409);
    expect(await cartOf(client)).toHaveLength(2);
  });

  test('goes to an address of the buyer’s own', async () => {
    await putIn(client, at(6));
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
    await putIn(client, at(8));
    const answer = await client('POST /api/orders', { ...(await sentBy(client)), method, reference });
    expect([answer.statusCode, answer.json().faults?.[0].path]).toEqual([400, 'body.reference']);
    expect(await cartOf(client)).toHaveLength(1);
  });
});

test('the number of a proceeding or of a contract is no card’s', async () => {
  for (const reference of ['Processo 23000.010053/2026-11', 'Contrato 41/2026, item 1111', 'CNPJ 11.222.333/0001-81']) {
    await putIn(client, at(8));
    const answer = await client('POST /api/orders', { ...(await sentBy(client)), method: 'faturado', reference });
    expect([reference, answer.statusCode]).toEqual([reference, 201]);
  }
});

test('of buyers who all want the last ones, as many get them as there are', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async (_, place) => {
      const account = { email: `comprador${place}@x.example`, username: `comprador.${place}`, password: 'mesa vela rio doze' };
      await server.call('POST /jwt/register', account);
      const call = await server.as(account);
      await putIn(call, at(9), 2);
      await putIn(call, at(10), 1);
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

describe('the way of an order', () => {
  test('leads by whoever administers to the delivery, each step written down', async () => {
    const id = await place(client, at(11));
    for (const state of ['aprovado', 'enviado', 'entregue']) expect((await lead(admin, id, state)).statusCode).toBe(200);
    const { steps, state, next } = await showOf(admin, id);
    expect([state, next]).toEqual(['entregue', []]);
    expect(steps.map((step) => [step.state, step.by])).toEqual([
      ['recebido', 'Tiago Nunes'],
      ['aprovado', 'Helena Prado'],
      ['enviado', 'Helena Prado'],
      ['entregue', 'Helena Prado'],
    ]);
  });

  test('ends where the buyer cancels before it is sent, and the stock comes back once', async () => {
    const before = await stockOf(at(12));
    const id = await place(client, at(12), 4);
    expect(await stockOf(at(12))).toBe(before - 4);
    const answers = await Promise.all([1, 2].map(() => lead(client, id, 'cancelado')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(at(12))).toBe(before);
  });

  test('cannot be cancelled once it is sent, nor skip a step', async () => {
    const id = await place(client, at(13));
    expect((await lead(admin, id, 'entregue')).statusCode).toBe(409);
    await lead(admin, id, 'aprovado');
    await lead(admin, id, 'enviado');
    for (const caller of [client, admin]) expect((await lead(caller, id, 'cancelado', 'Tarde')).statusCode).toBe(409);
  });

  test('is led on by whoever administers alone, who says why it ends', async () => {
    const id = await place(client, at(14));
    expect((await lead(client, id, 'aprovado')).statusCode).toBe(403);
    const before = await stockOf(at(14));
    expect((await lead(admin, id, 'rejeitado')).json().faults[0].path).toBe('body.reason');
    expect((await lead(admin, id, 'rejeitado', 'O empenho não cobre o valor.')).statusCode).toBe(200);
    expect((await showOf(client, id)).steps.at(-1)).toMatchObject({ state: 'rejeitado', reason: 'O empenho não cobre o valor.' });
    expect(await stockOf(at(14))).toBe(before + 1);
  });

  test('stands in the audit log where whoever administers leads it on, and not where its buyer cancels it', async () => {
    const eventsOf = async (id: number) => (await admin(`GET /api/audit?subjectType=order&subjectId=${id}`)).json().events;
    const id = await place(client, at(15));
    const { number } = await showOf(client, id);
    await lead(admin, id, 'aprovado');
    await lead(admin, id, 'entregue');
    await lead(admin, id, 'cancelado', ' Sem empenho. ');
    const event = { kind: 'orderChanged', actor_name: 'Helena Prado', subject_name: number };
    expect(await eventsOf(id)).toMatchObject([
      { ...event, details: { state: { from: 'aprovado', to: 'cancelado' }, reason: 'Sem empenho.' } },
      { ...event, details: { state: { from: 'recebido', to: 'aprovado' } } },
    ]);
    const other = await place(client, at(15));
    await lead(client, other, 'cancelado');
    expect(await eventsOf(other)).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const id = await place(admin, at(15));
    for (const route of [`GET /api/orders/${id}`, `POST /api/orders/${id}/buy-again`]) expect((await client(route)).statusCode).toBe(404);
    expect((await lead(client, id, 'cancelado')).statusCode).toBe(404);
    expect((await showOf(admin, id)).isOwn).toBe(true);
  });
});

test('what was ordered can be put into the cart again, as far as there is any', async () => {
  await putIn(client, at(16), 5);
  await putIn(client, at(17), 1);
  const id = (await client('POST /api/orders', await sentBy(client))).json().id;
  await setProduct(at(16), { stock: 2 });
  await setProduct(at(17), { stock: 0 });
  const answer = (await client(`POST /api/orders/${id}/buy-again`)).json();
  expect(answer).toEqual({ added: 1, missing: [expect.any(String)] });
  expect((await cartOf(client)).map(({ id: product, qty }) => [product, qty])).toEqual([[at(16), 2]]);
});

test('what is put into the cart again has a colour that the product still comes in', async () => {
  const colored = (colors: string[]) =>
    server.database.write((db) =>
      db
        .updateTable('products')
        .set({ colors: JSON.stringify(colors), stock: 9 })
        .where('id', '=', at(15))
        .execute(),
    );
  await colored(['primary', 'danger']);
  await client(`PUT /api/shop/cart/${at(15)}`, { qty: 1, color: 'danger' });
  const id = (await client('POST /api/orders', await sentBy(client))).json().id;
  await colored(['primary']);
  await client(`POST /api/orders/${id}/buy-again`);
  expect((await cartOf(client)).map(({ color }) => color)).toEqual([undefined]);
  expect((await showOf(client, id)).items.map(({ color }) => color)).toEqual(['danger']);
});

describe('the list', () => {
  const listed = async (caller: Call, query: string) =>
    (await caller(`GET /api/orders?${query}`)).json() as { orders: Order[]; total: number };

  test('holds one’s own, and everybody’s for whoever administers', async () => {
    const { total: all } = await listed(admin, 'todos=true');
    const [own, others] = [await listed(admin, ''), await listed(client, '')];
    expect(own.total).toBeGreaterThan(5);
    expect(all).toBeGreaterThan(own.total + others.total);
    expect((await client('GET /api/orders?todos=true')).statusCode).toBe(403);
    expect((await client('GET /api/orders/export?todos=true')).statusCode).toBe(403);
  });

  test('is narrowed by state, day and words, with an exact total', async () => {
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
    for (const id of few) await putIn(client, id);
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

describe('addresses', () => {
  test('are kept, changed, removed and put back', async () => {
    const id = await addressOf(client);
    await client(`PUT /api/addresses/${id}`, { ...somewhere, city: ' Goiânia ', uf: 'GO' });
    const list = async () => (await client('GET /api/addresses')).json().addresses;
    expect(await list()).toEqual([{ ...somewhere, id, city: 'Goiânia', uf: 'GO' }]);
    await client(`DELETE /api/addresses/${id}`);
    expect(await list()).toEqual([]);
    expect((await client(`POST /api/addresses/${id}/restore`)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['cep', '7016-900'],
    ['mobile', '12345'],
    ['uf', 'XX'],
    ['fullName', '  '],
    ['city', ''],
  ])('are refused with %s «%s»', async (field, value) => {
    const answer = await client('POST /api/addresses', { ...somewhere, [field]: value });
    expect([answer.statusCode, answer.json().faults[0].path]).toEqual([400, `body.${field}`]);
  });

  test('are twenty at most', async () => {
    for (let count = 0; count < 20; count++) await addressOf(client);
    expect((await client('POST /api/addresses', somewhere)).statusCode).toBe(409);
  });
});

test('how far one has come with the checkout is kept until the order is placed', async () => {
  const addressId = await addressOf(client);
  const kept = { addressId, method: 'pix', reference: 'compras@', typed: { ...somewhere, id: null, cep: '70', uf: '' } };
  expect((await client('PUT /api/orders/checkout', kept)).statusCode).toBe(200);
  expect((await client('GET /api/orders/checkout')).json()).toEqual({ checkout: kept });
  expect((await admin('GET /api/orders/checkout')).json()).toEqual({});
  await place(client, at(18));
  expect((await client('GET /api/orders/checkout')).json()).toEqual({});
});

test('no number of a card is kept of a checkout', async () => {
  const addressId = await addressOf(client);
  const card = '4111 1111 1111 1111';
  const typed = { ...somewhere, id: null, uf: 'DF', landmark: card };
  await client('PUT /api/orders/checkout', { addressId, method: 'faturado', reference: card, typed });
  const { checkout } = (await client('GET /api/orders/checkout')).json();
  expect(checkout).toEqual({ addressId, method: 'faturado', reference: '', typed: { ...typed, landmark: '' } });
});
