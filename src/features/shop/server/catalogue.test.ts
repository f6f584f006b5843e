import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawings } from '../drawings.ts';
import type { Product } from '../entities.ts';
import { categories } from '../listQuery.ts';
import { emptyShop, idsOf, statusOf, testShop } from './testShop.ts';

const { server, admin, client, all, ids, specified } = testShop();

test('the demo has three products of each category, each with its own drawing', () => {
  expect(categories.map((name) => all.filter(({ category }) => category === name).length)).toEqual(Array(9).fill(3));
  const addresses = all.map(({ image }) => image).sort();
  expect(addresses).toEqual(drawings.map((name) => `/shop/${name}.svg`).sort());
  for (const address of addresses) expect(existsSync(`public${address}`), address).toBe(true);
});

describe('the specification’s list', () => {
  beforeEach(() => emptyShop(server));

  test('has nine products per page, highest id first, and ends at the total', async () => {
    const { products, total, userWishlist, userCart } = await specified();
    expect([products.length, total, userWishlist, userCart]).toEqual([9, 27, [], []]);
    expect(idsOf(products)).toEqual(ids.slice(0, 9));
    expect(Object.keys(products[0]).sort()).toEqual(
      [
        ...['id', 'name', 'slug', 'description', 'brand', 'price', 'image'],
        ...['hasFreeShipping', 'rating', 'isInWishlist', 'isInCart'],
      ].sort(),
    );
    expect((await specified('page=3')).products).toHaveLength(9);
    expect(await specified('page=4')).toMatchObject({ products: [], total: 27 });
    expect(idsOf((await specified('perPage=5&page=2')).products)).toEqual(ids.slice(5, 10));
  });

  test('ignores empty parameters, and sorts by price in both directions', async () => {
    expect(idsOf((await specified('q=&sortBy=&perPage=&page=')).products)).toEqual(ids.slice(0, 9));
    const prices = all.map(({ price }) => price).sort((a, b) => a - b);
    const by = async (order: string) => (await specified(`sortBy=${order}&perPage=100`)).products.map(({ price }: Product) => price);
    expect(await by('price-asc')).toEqual(prices);
    expect(await by('price-desc')).toEqual(prices.toReversed());
    expect(await statusOf(client, 'GET /apps/ecommerce/products?sortBy=age')).toBe(400);
  });

  test.each([
    ['lampada', 1],
    ['LÂMPADA', 1],
    ['caixa com', 6],
    ['14 polegadas', 1],
    ['%', 0],
    ['orvalho', 0],
  ])('finds «%s» in names alone, whatever accents and case: %i', async (q, count) => {
    const { products, total } = await specified(`q=${encodeURIComponent(q)}`);
    expect([products.length, total]).toEqual([count, count]);
  });

  test('marks products in cart and wishlist, and names their rows', async () => {
    const [wished, bought] = [ids[2] as number, ids[4] as number];
    await client('POST /apps/ecommerce/wishlist', { productId: wished });
    await client('POST /apps/ecommerce/cart', { productId: bought });
    const { products, userWishlist, userCart } = await specified();
    expect(idsOf(products.filter((one: Product) => one.isInWishlist))).toEqual([wished]);
    expect(idsOf(products.filter((one: Product) => one.isInCart))).toEqual([bought]);
    expect(userWishlist).toEqual([{ id: expect.any(Number), productId: wished }]);
    expect(userCart).toEqual([{ id: expect.any(Number), productId: bought, qty: 1 }]);
    expect(await specified('', admin)).toMatchObject({ userWishlist: [], userCart: [] });
    await client(`DELETE /apps/ecommerce/wishlist/${wished}`);
    await client(`DELETE /apps/ecommerce/cart/${bought}`);
    expect(await specified()).toMatchObject({ userWishlist: [], userCart: [] });
  });

  test('returns five colours of a product, and 404 for a missing one', async () => {
    const id = ids[3] as number;
    await client('POST /apps/ecommerce/wishlist', { productId: String(id) });
    const { product } = (await client(`GET /apps/ecommerce/products/${id}`)).json();
    expect(product).toMatchObject({ id, isInWishlist: true, isInCart: false });
    expect(product.colorOptions).toEqual(['primary', 'success', 'warning', 'danger', 'info']);
    for (const [what, status] of [
      [999_999, 404],
      ['0', 404],
      ['papel-1', 404],
    ])
      expect(await statusOf(client, `GET /apps/ecommerce/products/${what}`), String(what)).toBe(status);
  });
});
