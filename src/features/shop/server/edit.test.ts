import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import type { AddedProduct, EditedProduct, ShopProduct } from '../entities.ts';
import { statusOf, testShop } from './testShop.ts';

const { server, admin, client, list, specified, show, hide } = testShop();

describe('admins', () => {
  const lamp: AddedProduct = {
    name: '  Luminária de mesa  “Ártica” ',
    brand: 'Clarão',
    category: 'mobiliario',
    description: 'Braço articulado.',
    price: 189.9,
    hasFreeShipping: true,
    rating: 4,
    colorOptions: ['primary', 'danger'],
    stock: 12,
    drawing: 'luminaria',
  };
  const added: number[] = [];
  const add = async (sent: object = lamp) => {
    const answer = await admin('POST /api/shop/products', sent);
    if (answer.statusCode === 201) added.push(answer.json().id);
    return answer;
  };
  const editOf = ({ product }: { product: ShopProduct }, change: Partial<EditedProduct> = {}): EditedProduct => {
    const { name, brand, category, description, price, hasFreeShipping, rating, colorOptions, stock, version } = product;
    return {
      name,
      brand,
      category,
      description,
      price,
      hasFreeShipping,
      rating,
      colorOptions,
      stock,
      stockSeen: stock,
      version,
      ...change,
    };
  };
  const edit = (id: number, body: object, who = admin) => who(`PUT /api/shop/products/${id}`, body);
  const lastEvent = async () => (await admin('GET /api/audit?perPage=1')).json().events[0];
  const picture = () =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f939d' } })
      .png()
      .toBuffer();
  const putPicture = async (id: number) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/shop/products/${id}/picture`,
      payload: await picture(),
      headers: { 'content-type': 'application/octet-stream', authorization: await bearer() },
    });
  const pictures = () => server.database.read.selectFrom('images').select('id').orderBy('id').execute();
  const bearer = async () => `Bearer ${(await server.call('POST /jwt/login', demoAdmin)).json().accessToken}`;

  afterAll(() => server.database.write((db) => db.deleteFrom('products').where('id', 'in', added).execute()));

  test('add a product, whose slug is derived from its name, and which is recorded', async () => {
    expect(await statusOf(client, 'POST /api/shop/products', lamp)).toBe(403);
    const answer = await add();
    const { id, slug } = answer.json();
    expect([answer.statusCode, slug]).toEqual([201, `luminaria-de-mesa-artica-${id}`]);
    expect((await show(id)).product).toMatchObject({
      ...{ slug, name: 'Luminária de mesa “Ártica”', category: 'mobiliario', price: 189.9, stock: 12, isHidden: false },
      ...{ colorOptions: ['primary', 'danger'], image: '/shop/luminaria.svg', drawing: 'luminaria', version: 1 },
    });
    expect((await specified('q=artica')).total).toBe(1);
    expect(await lastEvent()).toMatchObject({ kind: 'productAdded', subject_id: id, subject_name: 'Luminária de mesa “Ártica”' });
  });

  test.each<[string, object]>([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(121) }],
    ['brand', { brand: 'Um, dois' }],
    ['brand', { brand: '' }],
    ['category', { category: 'vinhos' }],
    ['description', { description: '' }],
    ['price', { price: 0 }],
    ['price', { price: 1.005 }],
    ['price', { price: '10' }],
    ['rating', { rating: 6 }],
    ['colorOptions', { colorOptions: [] }],
    ['colorOptions', { colorOptions: ['primary', 'primary'] }],
    ['stock', { stock: -1 }],
    ['drawing', { drawing: '../x' }],
  ])('are told that %s is wrong: %o', async (field, wrong) => {
    const answer = await add({ ...lamp, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json().faults)).toContain(`body.${field}`);
  });

  test('change a product, but do not overwrite another user’s change', async () => {
    const { id } = (await add()).json();
    const seen = await show(id);
    expect(await statusOf(client, `PUT /api/shop/products/${id}`, editOf(seen))).toBe(403);
    const changed = await edit(id, editOf(seen, { name: 'Abajur', price: 99.5, drawing: 'mesa' }));
    expect(changed.json().product).toMatchObject({
      name: 'Abajur',
      slug: `abajur-${id}`,
      price: 99.5,
      image: '/shop/mesa.svg',
      version: 2,
    });
    expect(await lastEvent()).toMatchObject({ kind: 'productEdited', details: { fields: ['name', 'price', 'picture'] } });
    const late = await edit(id, editOf(seen, { name: 'Outro' }));
    expect(late.json()).toMatchObject({ type: 'conflict', detail: expect.any(String) });
    const same = await edit(id, editOf(await show(id)));
    expect(same.json().product.version).toBe(2);
    expect(await statusOf(admin, 'PUT /api/shop/products/999999', editOf(seen))).toBe(404);
  });

  test('change texts without touching stock sold meanwhile, and no stock that they have not seen', async () => {
    const { id } = (await add()).json();
    const seen = await show(id);
    await server.database.write((db) => db.updateTable('products').set({ stock: 10 }).where('id', '=', id).execute());
    expect((await edit(id, editOf(seen, { brand: 'Toque Leve' }))).json().product).toMatchObject({ brand: 'Toque Leve', stock: 10 });
    const late = await edit(id, editOf(await show(id), { stock: 50, stockSeen: 12, brand: 'Nada' }));
    expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('10')]);
    expect((await show(id)).product.brand).toBe('Toque Leve');
    const set = (stock: number, stockSeen: number, who = admin) => who(`PUT /api/shop/products/${id}/stock`, { stock, stockSeen });
    expect([(await set(0, 9)).statusCode, (await set(0, 10, client)).statusCode, (await set(0, 10)).statusCode]).toEqual([409, 403, 200]);
    expect((await list('inStock=true&perPage=100')).products.map((one) => one.id)).not.toContain(id);
    expect(await statusOf(admin, 'PUT /api/shop/products/999999/stock', { stock: 1, stockSeen: 0 })).toBe(404);
  });

  test('set a picture of a product, and get its drawing again when they remove it', async () => {
    const { id } = (await add()).json();
    const before = await pictures();
    const { image } = (await putPicture(id)).json();
    expect(image).toMatch(/^\/api\/images\//);
    expect((await server.call(`GET ${image}`)).headers['content-type']).toBe('image/webp');
    const seen = await show(id);
    expect(seen.product).toMatchObject({ image, hasOwnPicture: true, drawing: 'luminaria' });
    expect((await edit(id, editOf(seen, { drawing: 'luminaria', rating: 5 }))).json().product).toMatchObject({
      image,
      hasOwnPicture: true,
    });
    expect((await admin(`DELETE /api/shop/products/${id}/picture`)).json()).toEqual({ image: '/shop/luminaria.svg' });
    await putPicture(id);
    const chosen = await edit(id, editOf(await show(id), { drawing: 'mesa' }));
    expect(chosen.json().product).toMatchObject({ image: '/shop/mesa.svg', hasOwnPicture: false });
    expect(await pictures()).toEqual(before);
    expect((await putPicture(999_999)).statusCode).toBe(404);
  });

  test('hide and show a product, recorded once', async () => {
    const { id } = (await add()).json();
    for (const isHidden of [true, true]) await hide(id, isHidden);
    const { events } = (await admin('GET /api/audit?perPage=2')).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['productHidden', 'productAdded']);
    await hide(id, false);
    expect(await lastEvent()).toMatchObject({ kind: 'productShown' });
  });
});
