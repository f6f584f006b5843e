// Calls on contracts.
import { FacetCount, letters, RecordChange, VigenciaCounts, xlsxType } from '#brasil/publicRecords.ts';
import { endpoint } from '#kit/contract.ts';
import { ExportedIds, Id, Nullable, Paging, Type } from '#kit/schema.ts';
import { Aditivos, AwardedItem, Contrato, ContratoDetail, Filters, filters, sorting, Versao } from './entities.ts';

const ById = Type.Object({ id: Id() });
const Counts = Type.Array(FacetCount);

export const contratos = {
  list: endpoint('GET /api/contratos', {
    access: 'signedIn',
    summary: 'Contracts by filter, in order, paginated',
    query: Type.Object({ ...filters, ...sorting, ...Paging }),
    reply: Type.Object({ contratos: Type.Array(Contrato), total: Type.Integer() }),
  }),
  count: endpoint('GET /api/contratos/count', {
    access: 'signedIn',
    summary: 'How many contracts match, by validity; the filter by validity itself is ignored',
    query: Filters,
    reply: VigenciaCounts,
  }),
  facets: endpoint('GET /api/contratos/facets', {
    access: 'signedIn',
    summary: 'How many contracts each further choice would leave; each facet is counted without its own choice',
    query: Type.Object({
      ...filters,
      /** Finds values of this facet that contain `letters`. */
      facet: Type.Optional(Type.Enum(['orgaos', 'fornecedores'])),
      letters,
    }),
    reply: Type.Object({ uf: Counts, orgaos: Counts, fornecedores: Counts, tipo: Counts, categoria: Counts }),
  }),
  exportCsv: endpoint('GET /api/contratos/export', {
    access: 'signedIn',
    heavy: 'export',
    summary:
      'Matching contracts, with what their amendments add up to, as CSV in UTF-8, or those with these ids; semicolons; in English, commas',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: 'text/csv; charset=utf-8',
  }),
  exportXlsx: endpoint('GET /api/contratos/export/xlsx', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'Matching contracts as XLSX, or those with these ids',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: xlsxType,
  }),
  awarded: endpoint('GET /api/contratos/awarded', {
    access: 'signedIn',
    summary: 'Items that a notice awarded, to one supplier if that is given; `licitacao` is null if the notice has not been imported',
    query: Type.Object({
      /** Control number of the notice. */
      compra: Type.String({ minLength: 1, maxLength: 60 }),
      fornecedor: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
      ...Paging,
    }),
    reply: Type.Object({ licitacao: Nullable(Type.Integer()), itens: Type.Array(AwardedItem), total: Type.Integer() }),
  }),
  show: endpoint('GET /api/contratos/:id', {
    access: 'signedIn',
    summary: 'One contract, with its notice if that has been imported',
    params: ById,
    reply: ContratoDetail,
  }),
  listVersions: endpoint('GET /api/contratos/:id/versions', {
    access: 'signedIn',
    summary: 'How the end and the value of a contract changed from version to version of its record, newest first, and what they add up to',
    params: ById,
    query: Type.Object({ ...Paging }),
    reply: Type.Object({ versoes: Type.Array(Versao), total: Type.Integer(), aditivos: Aditivos }),
  }),
  listChanges: endpoint('GET /api/contratos/:id/changes', {
    access: 'signedIn',
    summary: 'What imports changed in a contract, field by field, newest first',
    params: ById,
    query: Type.Object({ ...Paging }),
    reply: Type.Object({ alteracoes: Type.Array(RecordChange), total: Type.Integer() }),
  }),
};
