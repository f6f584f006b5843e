// What is written down beside a product: the words of its address, and what it is searched and put in order by.

import type { Database } from '#kit/server/database/database.ts';
import { buscaOf, fillBusca } from '#kit/server/text/contains.ts';

/** Of a name in which there is no letter and no figure. */
const DEFAULT_SLUG = 'produto';

/** Words of an address: `Caneta esferográfica azul, caixa` → `caneta-esferografica-azul-caixa`. */
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

/** Has products found and put in order that an earlier version kept without what that takes. */
export function fillProducts(database: Database): Promise<void> {
  return fillBusca(database, 'products', ['name', 'brand'], async (product) => keysOfProduct(product));
}
