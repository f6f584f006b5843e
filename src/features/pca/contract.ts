// Calls on annual procurement plans.
import { FacetCount, letters, xlsxType } from '#brasil/publicRecords.ts';
import { endpoint } from '#kit/contract.ts';
import { ExportedIds, Id, Paging, Type } from '#kit/schema.ts';
import { filters, PcaItem, PcaItemDetail, PcaPlano, sorting } from './entities.ts';

const ById = Type.Object({ id: Id() });
const Counts = Type.Array(FacetCount);

export const pca = {
  list: endpoint('GET /api/pca', {
    access: 'signedIn',
    summary: 'Items of annual plans by filter, in order, paginated, with the value of all that match',
    query: Type.Object({ ...filters, ...sorting, ...Paging }),
    reply: Type.Object({ itens: Type.Array(PcaItem), total: Type.Integer(), valor: Type.Number() }),
  }),
  facets: endpoint('GET /api/pca/facets', {
    access: 'signedIn',
    summary: 'How many items each further choice would leave; each facet is counted without its own choice',
    query: Type.Object({
      ...filters,
      /** Finds values of this facet that contain `letters`. */
      facet: Type.Optional(Type.Enum(['orgaos'])),
      letters,
    }),
    reply: Type.Object({ ano: Counts, orgaos: Counts, categoria: Counts, classes: Counts, meses: Counts }),
  }),
  exportCsv: endpoint('GET /api/pca/export', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'Matching items as CSV in UTF-8, or those with these ids; semicolons; in English, commas',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: 'text/csv; charset=utf-8',
  }),
  exportXlsx: endpoint('GET /api/pca/export/xlsx', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'Matching items as XLSX, or those with these ids',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: xlsxType,
  }),
  showItem: endpoint('GET /api/pca/itens/:id', {
    access: 'signedIn',
    summary: 'One item of a plan',
    params: ById,
    reply: PcaItemDetail,
  }),
  showPlan: endpoint('GET /api/pca/planos/:id', {
    access: 'signedIn',
    summary: 'One plan, with its items summed up by category and by the month in which they are wanted',
    params: ById,
    reply: PcaPlano,
  }),
};
