import { describe, expect, test } from 'vitest';
import type { ListedProduct } from '../entities.ts';
import { categories } from '../listQuery.ts';
import { fillProducts } from './keys.ts';
import { idsOf, statusOf, testShop } from './testShop.ts';

const { server, client, list, all, specified, show, find } = testShop();

describe('our list', () => {
  test.each<[string, (one: ListedProduct) => boolean]>([
    ['category=copa', ({ category }) => category === 'copa'],
    ['category=copa,saude', ({ category }) => ['copa', 'saude'].includes(category)],
    ['brand=Sentinela&brand=Clar%C3%A3o', ({ brand }) => ['Sentinela', 'Clarão'].includes(brand)],
    ['priceFrom=112&priceTo=139', ({ price }) => price >= 112 && price <= 139],
    ['rating=5', ({ rating }) => rating === 5],
    ['freeShipping=true', ({ hasFreeShipping }) => hasFreeShipping],
    ['q=orvalho', ({ brand }) => brand === 'Orvalho'],
    ['category=seguranca&rating=4&freeShipping=true&priceTo=200', ({ name }) => name.startsWith('Luminária')],
    ['category=&brand=&priceFrom=', () => true],
  ])('narrowed by %s', async (query, is) => {
    const { products, total } = await list(`${query}&perPage=100`);
    const expected = idsOf(all.filter(is));
    expect(expected.length).toBeGreaterThan(0);
    expect([idsOf(products), total]).toEqual([expected, expected.length]);
  });

  test('counts the products for each filter value, with all other filters applied', async () => {
    const { facets, total } = await list('category=copa&rating=5&priceTo=1000');
    const like = (is: (one: ListedProduct) => boolean) => all.filter(is).length;
    const cheap = ({ price }: ListedProduct) => price <= 1000;
    expect(total).toBe(like((one) => one.category === 'copa' && one.rating === 5 && cheap(one)));
    expect(facets.categories).toEqual(
      categories.map((value) => ({ value, count: like((one) => one.category === value && one.rating === 5 && cheap(one)) })),
    );
    expect(facets.ratings).toEqual(
      [5, 4, 3, 2, 1].map((value) => ({ value, count: like((one) => one.category === 'copa' && one.rating >= value && cheap(one)) })),
    );
    expect(facets.brands.find(({ value }) => value === 'Serra do Grão')).toEqual({ value: 'Serra do Grão', count: 1 });
    expect(facets.brands.find(({ value }) => value === 'Fonte Nova')).toEqual({ value: 'Fonte Nova', count: 0 });
    const prices = all.filter(({ category, rating }) => category === 'copa' && rating === 5).map(({ price }) => price);
    expect(facets.price).toEqual({ least: Math.min(...prices), most: Math.max(...prices) });
    expect(facets.freeShipping).toBe(like((one) => one.category === 'copa' && one.rating === 5 && cheap(one) && one.hasFreeShipping));
    expect((await list('q=nada+disso')).facets.price).toEqual({ least: 0, most: 0 });
  });

  test('is sorted by name without accents, and by rating', async () => {
    const { products } = await list('sort=name&perPage=100');
    expect(products.map(({ name }) => name)).toEqual(products.map(({ name }) => name).sort(new Intl.Collator('pt').compare));
    const ratings = (await list('sort=rating&perPage=100')).products.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test.each([
    ['category=vinhos'],
    ['rating=6'],
    ['rating=x'],
    ['priceFrom=-1'],
    ['priceTo=NaN'],
    ['page=0'],
    ['sort=age'],
    ['perPage=101'],
  ])('refuses %s', async (query) => expect(await statusOf(client, `GET /api/shop/products?${query}`)).toBe(400));

  test('shows the colours of a product, and others of its category first', async () => {
    const chair = find('Cadeira');
    const { product, related } = await show(chair.id);
    expect(product).toMatchObject({ ...chair, drawing: 'cadeira', hasOwnPicture: false, version: expect.any(Number) });
    expect(product.colorOptions).toEqual(['primary', 'success', 'danger', 'info']);
    expect(related).toHaveLength(8);
    expect(related.slice(0, 2).map(({ category }) => category)).toEqual(['mobiliario', 'mobiliario']);
    expect(idsOf(related)).not.toContain(chair.id);
  });

  test('finds products that an earlier version stored without a folded name', async () => {
    const id = find('Lâmpada').id;
    await server.database.write((db) =>
      db
        .updateTable('products')
        .set({ busca: null as never, name_key: null as never })
        .where('id', '=', id)
        .execute(),
    );
    expect((await list('q=lampada')).total).toBe(0);
    await fillProducts(server.database);
    expect(idsOf((await list('q=lampada')).products)).toEqual([id]);
    expect((await specified('q=lampada')).total).toBe(1);
  });
});
