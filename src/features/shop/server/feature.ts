// The server side of the shop.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { type CatalogueOptions, catalogueRoutes } from './catalogueRoutes.ts';
import { findProducts } from './findProducts.ts';
import { fillProducts } from './keys.ts';
import { purgeRemovedItems } from './retention.ts';
import { shopRoutes } from './routes.ts';
import { seedShop } from './seed.ts';

export const shopFeature = (ports: CatalogueOptions): Feature => ({
  routes: { shop: shopRoutes(ports), catalogue: catalogueRoutes(ports) },
  retention: purgeRemovedItems,
  prepare: fillProducts,
  searchSources: { products: (asked, { caller }) => findProducts(ports.database, caller, asked) },
  seed: { isMissing: emptyTable('products'), fill: (db, { emails }) => seedShop(db, emails) },
});
