// Finds products for the search of everything.
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { filterProducts } from './filters.ts';

/** Products that are for sale, with `q` in their name or brand: names that begin with it first, then the best rated. */
export async function findProducts({ read }: Database, caller: Caller, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const rows = await filterProducts(read, caller, { q, freeShipping: false, inStock: false, hidden: false })
    .select(['id', 'slug', 'name', 'brand', 'price'])
    .orderBy((is) => isLike(is.ref('name_key'), `${likePart(q)}%`), 'desc')
    .orderBy('rating', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, slug, name, brand, price }) => ({
    ...{ title: name, by: brand, price, link: `/apps/ecommerce/product-detail/${slug}-${id}` },
  }));
}
