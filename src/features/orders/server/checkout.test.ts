import { describe, expect, test } from 'vitest';
import { addressOf, place, testAddress, testOrders } from './testOrders.ts';

const { admin, client, at } = testOrders();

describe('addresses', () => {
  test('are saved, changed, removed and restored', async () => {
    const id = await addressOf(client);
    await client(`PUT /api/addresses/${id}`, { ...testAddress, city: ' Goiânia ', uf: 'GO' });
    const list = async () => (await client('GET /api/addresses')).json().addresses;
    expect(await list()).toEqual([{ ...testAddress, id, city: 'Goiânia', uf: 'GO' }]);
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
    const answer = await client('POST /api/addresses', { ...testAddress, [field]: value });
    expect([answer.statusCode, answer.json().faults[0].path]).toEqual([400, `body.${field}`]);
  });

  test('are limited to twenty', async () => {
    for (let count = 0; count < 20; count++) await addressOf(client);
    expect((await client('POST /api/addresses', testAddress)).statusCode).toBe(409);
  });
});

test('the progress of the checkout is saved until the order is placed', async () => {
  const addressId = await addressOf(client);
  const kept = { addressId, method: 'pix', reference: 'compras@', typed: { ...testAddress, id: null, cep: '70', uf: '' } };
  expect((await client('PUT /api/orders/checkout', kept)).statusCode).toBe(200);
  expect((await client('GET /api/orders/checkout')).json()).toEqual({ checkout: kept });
  expect((await admin('GET /api/orders/checkout')).json()).toEqual({});
  await place(client, at(18));
  expect((await client('GET /api/orders/checkout')).json()).toEqual({});
});

test('no card number is stored with a checkout', async () => {
  const addressId = await addressOf(client);
  const card = '4111 1111 1111 1111';
  const typed = { ...testAddress, id: null, uf: 'DF', landmark: card };
  await client('PUT /api/orders/checkout', { addressId, method: 'faturado', reference: card, typed });
  const { checkout } = (await client('GET /api/orders/checkout')).json();
  expect(checkout).toEqual({ addressId, method: 'faturado', reference: '', typed: { ...typed, landmark: '' } });
});
