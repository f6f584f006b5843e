// Filters and sorts the shop's list, and counts the products for each filter value.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from '#kit/schema.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { Facets } from '../entities.ts';
import { categories, type productsQuery, type sorts } from '../listQuery.ts';
import type {} from './tables.ts';

type Asked = Static<typeof productsQuery>;
export type ProductFilters = Required<Pick<Asked, 'q' | 'freeShipping' | 'inStock' | 'hidden'>> &
  Pick<Asked, 'category' | 'brand' | 'priceFrom' | 'priceTo' | 'rating'>;
export type ProductOrder = (typeof sorts)[number];

type Is = ExpressionBuilder<Tables, 'products'>;
/** Filters that have a facet. */
type Facet = 'category' | 'brand' | 'price' | 'rating' | 'freeShipping' | 'inStock';

/** The products that match all filters, except the one whose facet is counted. */
export function filterProducts(db: Queries, caller: Caller, filters: ProductFilters, but?: Facet) {
  return db.selectFrom('products').where((is) => is.and(conditions(is, caller, filters, but)));
}

function conditions(is: Is, caller: Caller, filters: ProductFilters, but?: Facet): Expression<SqlBool>[] {
  const { q, category, brand, priceFrom, priceTo, rating, freeShipping, inStock, hidden } = filters;
  const part = likePart(q);
  const by: Record<Facet, (Expression<SqlBool> | false | undefined)[]> = {
    category: [isAny(category) && is('category', 'in', category)],
    brand: [isAny(brand) && is('brand', 'in', brand)],
    price: [priceFrom !== undefined && is('price', '>=', priceFrom), priceTo !== undefined && is('price', '<=', priceTo)],
    rating: [rating !== undefined && is('rating', '>=', rating)],
    freeShipping: [freeShipping && is('has_free_shipping', '=', true)],
    inStock: [inStock && is('stock', '>', 0)],
  };
  return [
    is('is_hidden', '=', caller.isAdmin && hidden),
    ...(part ? [isLike(is.ref('busca'), `%${part}%`)] : []),
    ...Object.entries(by)
      .filter(([name]) => name !== but)
      .flatMap(([, some]) => some.filter((one) => !!one)),
  ];
}

function isAny<T>(list: readonly T[] | undefined): list is readonly T[] {
  return list !== undefined && list.length > 0;
}

/** The columns of each order; equal ones are sorted by newest first. */
const orders = {
  featured: [],
  'price-asc': [['products.price', 'asc']],
  'price-desc': [['products.price', 'desc']],
  rating: [['products.rating', 'desc']],
  name: [['products.name_key', 'asc']],
} as const satisfies Record<ProductOrder, readonly (readonly [`products.${string}`, 'asc' | 'desc'])[]>;

export function sortProducts<Query extends { orderBy(column: never, direction: 'asc' | 'desc'): unknown }>(
  query: Query,
  order: ProductOrder,
): Query {
  return [...orders[order], ['products.id', 'desc'] as const].reduce(
    (so, [column, direction]) => so.orderBy(column as never, direction) as Query,
    query,
  );
}

const stars = [5, 4, 3, 2, 1];

/** The number of products for each filter value, with all other filters applied. */
export async function countFacets(db: Queries, caller: Caller, filters: ProductFilters): Promise<Facets> {
  const without = (one: Facet) => filterProducts(db, caller, filters, one);
  const count = (query: ReturnType<typeof filterProducts>) =>
    query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [inCategory, ofBrand, brands, rated, freeShipping, inStock, price] = await Promise.all([
    without('category')
      .select(['category', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('category')
      .execute(),
    without('brand')
      .select(['brand', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('brand')
      .execute(),
    db
      .selectFrom('products')
      .select('brand')
      .distinct()
      .where('is_hidden', '=', caller.isAdmin && filters.hidden)
      .execute(),
    without('rating')
      .select(['rating', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('rating')
      .execute(),
    count(without('freeShipping').where('has_free_shipping', '=', true)),
    count(without('inStock').where('stock', '>', 0)),
    without('price')
      .select([sql<number>`coalesce(min(price), 0)`.as('least'), sql<number>`coalesce(max(price), 0)`.as('most')])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    categories: categories.map((value) => ({ value, count: inCategory.find(({ category }) => category === value)?.count ?? 0 })),
    brands: brands
      .map(({ brand }) => brand)
      .sort(new Intl.Collator('pt').compare)
      .map((value) => ({ value, count: ofBrand.find(({ brand }) => brand === value)?.count ?? 0 })),
    ratings: stars.map((value) => ({
      value,
      count: rated.filter(({ rating }) => rating >= value).reduce((sum, some) => sum + some.count, 0),
    })),
    freeShipping: freeShipping.count,
    inStock: inStock.count,
    price,
  };
}
