// The demo products as rows.
import type { Insertable } from 'kysely';
import { addressOfDrawing } from '../drawings.ts';
import { categories } from '../listQuery.ts';
import { demoProducts } from './demoProducts.ts';
import { keysOfProduct, slugOf } from './keys.ts';
import type { ProductsTable } from './tables.ts';

/** One of each category in turn, so that the newest products are of many kinds. */
export function catalogueRows(): Insertable<ProductsTable>[] {
  return [0, 1, 2].flatMap((place) =>
    categories.flatMap((category) => {
      const product = demoProducts[category][place];
      if (!product) return [];
      const { drawing, hasFreeShipping, colors, ...row } = product;
      return [
        {
          ...row,
          ...keysOfProduct(row),
          ...{ category, slug: slugOf(row.name), image: addressOfDrawing(drawing) },
          ...{ has_free_shipping: hasFreeShipping, colors: JSON.stringify(colors) },
        },
      ];
    }),
  );
}
