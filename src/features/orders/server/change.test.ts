import { describe, expect, test } from 'vitest';
import { addToCart, cartOf, changeState, place, sentBy, showOf, testOrders } from './testOrders.ts';

const { server, admin, client, at, stockOf, setProduct } = testOrders();

describe('the state of an order', () => {
  test('is advanced by admins up to the delivery, with each step recorded', async () => {
    const id = await place(client, at(11));
    for (const state of ['aprovado', 'enviado', 'entregue']) expect((await changeState(admin, id, state)).statusCode).toBe(200);
    const { steps, state, next } = await showOf(admin, id);
    expect([state, next]).toEqual(['entregue', []]);
    expect(steps.map((step) => [step.state, step.by])).toEqual([
      ['recebido', 'Tiago Nunes'],
      ['aprovado', 'Helena Prado'],
      ['enviado', 'Helena Prado'],
      ['entregue', 'Helena Prado'],
    ]);
  });

  test('ends if the buyer cancels before shipment, which returns the stock once', async () => {
    const before = await stockOf(at(12));
    const id = await place(client, at(12), 4);
    expect(await stockOf(at(12))).toBe(before - 4);
    const answers = await Promise.all([1, 2].map(() => changeState(client, id, 'cancelado')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(at(12))).toBe(before);
  });

  test('cannot be cancelled once shipped, nor skip a step', async () => {
    const id = await place(client, at(13));
    expect((await changeState(admin, id, 'entregue')).statusCode).toBe(409);
    await changeState(admin, id, 'aprovado');
    await changeState(admin, id, 'enviado');
    for (const caller of [client, admin]) expect((await changeState(caller, id, 'cancelado', 'Tarde')).statusCode).toBe(409);
  });

  test('is advanced by admins only, who give a reason when they end it', async () => {
    const id = await place(client, at(14));
    expect((await changeState(client, id, 'aprovado')).statusCode).toBe(403);
    const before = await stockOf(at(14));
    expect((await changeState(admin, id, 'rejeitado')).json().faults[0].path).toBe('body.reason');
    expect((await changeState(admin, id, 'rejeitado', 'O empenho não cobre o valor.')).statusCode).toBe(200);
    expect((await showOf(client, id)).steps.at(-1)).toMatchObject({ state: 'rejeitado', reason: 'O empenho não cobre o valor.' });
    expect(await stockOf(at(14))).toBe(before + 1);
  });

  test('is in the audit log if an admin changes it, not if its buyer cancels', async () => {
    const eventsOf = async (id: number) => (await admin(`GET /api/audit?subjectType=order&subjectId=${id}`)).json().events;
    const id = await place(client, at(15));
    const { number } = await showOf(client, id);
    await changeState(admin, id, 'aprovado');
    await changeState(admin, id, 'entregue');
    await changeState(admin, id, 'cancelado', ' Sem empenho. ');
    const event = { kind: 'orderChanged', actor_name: 'Helena Prado', subject_name: number };
    expect(await eventsOf(id)).toMatchObject([
      { ...event, details: { state: { from: 'aprovado', to: 'cancelado' }, reason: 'Sem empenho.' } },
      { ...event, details: { state: { from: 'recebido', to: 'aprovado' } } },
    ]);
    const other = await place(client, at(15));
    await changeState(client, other, 'cancelado');
    expect(await eventsOf(other)).toEqual([]);
  });

  test('is visible to its buyer only', async () => {
    const id = await place(admin, at(15));
    for (const route of [`GET /api/orders/${id}`, `POST /api/orders/${id}/buy-again`]) expect((await client(route)).statusCode).toBe(404);
    expect((await changeState(client, id, 'cancelado')).statusCode).toBe(404);
    expect((await showOf(admin, id)).isOwn).toBe(true);
  });
});

test('does not matter for buying again, as far as in stock', async () => {
  await addToCart(client, at(16), 5);
  await addToCart(client, at(17), 1);
  const id = (await client('POST /api/orders', await sentBy(client))).json().id;
  await setProduct(at(16), { stock: 2 });
  await setProduct(at(17), { stock: 0 });
  const answer = (await client(`POST /api/orders/${id}/buy-again`)).json();
  expect(answer).toEqual({ added: 1, missing: [expect.any(String)] });
  expect((await cartOf(client)).map(({ id: product, qty }) => [product, qty])).toEqual([[at(16), 2]]);
});

test('does not matter for buying again in an available colour', async () => {
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
