// Derived columns of a product: slug, search text and sort key.

import type { Database } from '#kit/server/database/database.ts';
import { buscaOf, fillBusca } from '#kit/server/text/contains.ts';

/** Slug of a name without letters and digits. */
const DEFAULT_SLUG = 'produto';

/** The slug of a name: `Caneta esferográfica azul, caixa` → `caneta-esferografica-azul-caixa`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || DEFAULT_SLUG;
}

export function keysOfProduct({ name, brand }: { name: string; brand: string }) {
  return { busca: buscaOf(name, brand), name_key: buscaOf(name) };
}

/** Fills the search columns of products that an earlier version stored without them. */
export function fillProducts(database: Database): Promise<void> {
  return fillBusca(database, 'products', ['name', 'brand'], async (product) => keysOfProduct(product));
}
