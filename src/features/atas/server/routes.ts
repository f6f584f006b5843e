import { companyCells } from '#brasil/server/records/cells.ts';
import { listChanges } from '#brasil/server/records/changes.ts';
import { type ExportedRows, exportCsv, exportXlsx } from '#brasil/server/records/exportRecords.ts';
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { findIds } from '#kit/server/lists/rows.ts';
import { atas } from '../contract.ts';
import { ataFields } from '../fields.ts';
import { atasPages } from '../pages.ts';
import { askedBy, type Filter, type Order } from './filter.ts';
import { countAtas, facetsOf, findAta, listAtas, readExported } from './queries.ts';

export function atasRoutes(database: Database): Routes {
  const exports = database.forPurpose('exports');
  const exported = (filter: Filter, order: Order, ids: number[] | undefined): ExportedRows<{ id: number }> => ({
    fields: ataFields,
    cells: companyCells,
    findIds: () => findIds(exports.read, 'atas', askedBy(exports.engine, filter, order), { ids }),
    readRows: (some) => readExported(exports, some),
  });
  return serve(atas, {
    list: ({ query: { sort, order, page, perPage, ...filter } }) => listAtas(database, filter, { sort, order }, { page, perPage }),
    count: ({ query }) => countAtas(database, query),
    facets: ({ query }) => facetsOf(database, query),
    exportCsv: ({ query: { sort, order, ids, ...filter } }, { language }) => exportCsv(exported(filter, { sort, order }, ids), language),
    exportXlsx: ({ query: { sort, order, ids, ...filter } }, { language }) =>
      exportXlsx(exported(filter, { sort, order }, ids), language, title),
    show: async ({ params: { id } }) => (await findAta(database, id)) ?? notFound(),
    listChanges: ({ params: { id }, query }) => listChanges(database, 'atas', id, query),
  });
}

const title = (atasPages[0] as (typeof atasPages)[number]).titles;
