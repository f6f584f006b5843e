import { companyCells } from '#brasil/server/records/cells.ts';
import { type ExportedRows, exportCsv, exportXlsx } from '#brasil/server/records/exportRecords.ts';
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { findIds } from '#kit/server/lists/rows.ts';
import { pca } from '../contract.ts';
import { pcaFields } from '../fields.ts';
import { askedBy, type Filter, type Order } from './filter.ts';
import { facetsOf, findItem, findPlan, listItens, readExported } from './queries.ts';

/** The name of the sheet. */
const title = { pt: 'PCA', en: 'PCA', fr: 'PCA', de: 'PCA' };

export function pcaRoutes(database: Database): Routes {
  const exports = database.forPurpose('exports');
  const exported = (filter: Filter, order: Order, ids: number[] | undefined): ExportedRows<{ id: number }> => ({
    fields: pcaFields,
    cells: companyCells,
    findIds: () => findIds(exports.read, 'pca_itens', askedBy(exports.engine, filter, order), { ids }),
    readRows: (some) => readExported(exports, some),
  });
  return serve(pca, {
    list: ({ query: { sort, order, page, perPage, ...filter } }) => listItens(database, filter, { sort, order }, { page, perPage }),
    facets: ({ query }) => facetsOf(database, query),
    exportCsv: ({ query: { sort, order, ids, ...filter } }, { language }) => exportCsv(exported(filter, { sort, order }, ids), language),
    exportXlsx: ({ query: { sort, order, ids, ...filter } }, { language }) =>
      exportXlsx(exported(filter, { sort, order }, ids), language, title),
    showItem: async ({ params: { id } }) => (await findItem(database, id)) ?? notFound(),
    showPlan: async ({ params: { id } }) => (await findPlan(database, id)) ?? notFound(),
  });
}
