// Calls on atas de registro de preços.
import { FacetCount, letters, RecordChange, VigenciaCounts, xlsxType } from '#brasil/publicRecords.ts';
import { endpoint } from '#kit/contract.ts';
import { ExportedIds, Id, Paging, Type } from '#kit/schema.ts';
import { Ata, AtaDetail, Filters, filters, sorting } from './entities.ts';

const ById = Type.Object({ id: Id() });
const Counts = Type.Array(FacetCount);

export const atas = {
  list: endpoint('GET /api/atas', {
    access: 'signedIn',
    summary: 'Atas by filter, in order, paginated',
    query: Type.Object({ ...filters, ...sorting, ...Paging }),
    reply: Type.Object({ atas: Type.Array(Ata), total: Type.Integer() }),
  }),
  count: endpoint('GET /api/atas/count', {
    access: 'signedIn',
    summary: 'How many atas match, by validity; the filter by validity itself is ignored',
    query: Filters,
    reply: VigenciaCounts,
  }),
  facets: endpoint('GET /api/atas/facets', {
    access: 'signedIn',
    summary: 'How many atas each further choice would leave; each facet is counted without its own choice',
    query: Type.Object({
      ...filters,
      /** Finds values of this facet that contain `letters`. */
      facet: Type.Optional(Type.Enum(['orgaos'])),
      letters,
    }),
    reply: Type.Object({ orgaos: Counts, ano: Counts }),
  }),
  exportCsv: endpoint('GET /api/atas/export', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'Matching atas as CSV in UTF-8, or those with these ids; semicolons; in English, commas',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: 'text/csv; charset=utf-8',
  }),
  exportXlsx: endpoint('GET /api/atas/export/xlsx', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'Matching atas as XLSX, or those with these ids',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: xlsxType,
  }),
  show: endpoint('GET /api/atas/:id', {
    access: 'signedIn',
    summary: 'One ata, with its notice if that has been imported',
    params: ById,
    reply: AtaDetail,
  }),
  listChanges: endpoint('GET /api/atas/:id/changes', {
    access: 'signedIn',
    summary: 'What imports changed in an ata, field by field, newest first',
    params: ById,
    query: Type.Object({ ...Paging }),
    reply: Type.Object({ alteracoes: Type.Array(RecordChange), total: Type.Integer() }),
  }),
};
