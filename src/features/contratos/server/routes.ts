import { companyCells } from '#brasil/server/records/cells.ts';
import { listChanges } from '#brasil/server/records/changes.ts';
import { type ExportedRows, exportCsv, exportXlsx } from '#brasil/server/records/exportRecords.ts';
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { findIds } from '#kit/server/lists/rows.ts';
import { aditivosFields } from '../aditivos.ts';
import { contratos } from '../contract.ts';
import { contratoFields } from '../fields.ts';
import { contratosPages } from '../pages.ts';
import { listAwarded } from './awarded.ts';
import { askedBy, type Filter, type Order } from './filter.ts';
import { countContratos, facetsOf, findContrato, listContratos, readExported } from './queries.ts';
import { listVersions } from './versoes.ts';

export function contratosRoutes(database: Database): Routes {
  const exports = database.forPurpose('exports');
  const exported = (filter: Filter, order: Order, ids: number[] | undefined): ExportedRows<{ id: number }> => ({
    fields: { ...contratoFields, ...aditivosFields },
    cells: companyCells,
    findIds: () => findIds(exports.read, 'contratos', askedBy(exports.engine, filter, order), { ids }),
    readRows: (some) => readExported(exports, some),
  });
  return serve(contratos, {
    list: ({ query: { sort, order, page, perPage, ...filter } }) => listContratos(database, filter, { sort, order }, { page, perPage }),
    count: ({ query }) => countContratos(database, query),
    facets: ({ query }) => facetsOf(database, query),
    exportCsv: ({ query: { sort, order, ids, ...filter } }, { language }) => exportCsv(exported(filter, { sort, order }, ids), language),
    exportXlsx: ({ query: { sort, order, ids, ...filter } }, { language }) =>
      exportXlsx(exported(filter, { sort, order }, ids), language, title),
    awarded: ({ query }) => listAwarded(database, query),
    show: async ({ params: { id } }) => (await findContrato(database, id)) ?? notFound(),
    listVersions: ({ params: { id }, query }) => listVersions(database, id, query),
    listChanges: ({ params: { id }, query }) => listChanges(database, 'contratos', id, query),
  });
}

const title = (contratosPages[0] as (typeof contratosPages)[number]).titles;
