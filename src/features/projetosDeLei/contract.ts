// Calls on bills.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, ExportedIds, Id, Paging, Type } from '#kit/schema.ts';
import { Filters, filters, Projeto, ProjetoAlteracao, ProjetoDetail, sorting, Tramitacao } from './entities.ts';

const ById = Type.Object({ id: Id() });
const Params = Type.Object({ params: Type.String() });
const Option = Type.Object({ value: Type.String(), label: Type.String(), total: Type.Integer() });

export const projetosDeLei = {
  list: endpoint('GET /api/projetos-de-lei', {
    access: 'signedIn',
    summary: 'Bills by filter, in order, paginated',
    query: Type.Object({ ...filters, ...sorting, ...Paging }),
    reply: Type.Object({ projetos: Type.Array(Projeto), total: Type.Integer() }),
  }),
  count: endpoint('GET /api/projetos-de-lei/count', {
    access: 'signedIn',
    summary: 'How many bills match, by chamber; the chamber filter itself is ignored',
    query: Filters,
    reply: Type.Object({ camara: Type.Integer(), senado: Type.Integer(), total: Type.Integer() }),
  }),
  listOptions: endpoint('GET /api/projetos-de-lei/options', {
    access: 'signedIn',
    summary: 'Filter values: types and statuses, with the number of bills for each, most frequent first',
    reply: Type.Object({ tipos: Type.Array(Option), situacoes: Type.Array(Option) }),
  }),
  exportCsv: endpoint('GET /api/projetos-de-lei/export', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'Matching bills as CSV in UTF-8, or those with these ids; semicolons; in English, commas',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: 'text/csv; charset=utf-8',
  }),
  readParams: endpoint('GET /api/projetos-de-lei/params', {
    access: 'signedIn',
    summary: "The caller's starting view of the list",
    reply: Params,
  }),
  keepParams: endpoint('PUT /api/projetos-de-lei/params', {
    access: 'signedIn',
    summary: "Save the caller's starting view of the list",
    body: Body({ params: Type.String({ maxLength: 4000 }) }),
    reply: Params,
  }),
  show: endpoint('GET /api/projetos-de-lei/:id', {
    access: 'signedIn',
    summary: 'One bill with its authors',
    params: ById,
    reply: ProjetoDetail,
  }),
  listTramitacoes: endpoint('GET /api/projetos-de-lei/:id/tramitacoes', {
    access: 'signedIn',
    summary: 'The steps of a bill',
    params: ById,
    query: Type.Object({
      order: Default(Type.Enum(['asc', 'desc']), 'desc'),
      ...Paging,
      perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 30),
    }),
    reply: Type.Object({ tramitacoes: Type.Array(Tramitacao), total: Type.Integer() }),
  }),
  listChanges: endpoint('GET /api/projetos-de-lei/:id/changes', {
    access: 'signedIn',
    summary: 'What imports changed in a bill, field by field, newest first',
    params: ById,
    query: Type.Object({ ...Paging }),
    reply: Type.Object({ alteracoes: Type.Array(ProjetoAlteracao), total: Type.Integer() }),
  }),
  showRecord: endpoint('GET /api/projetos-de-lei/:id/record', {
    access: 'admin',
    summary: 'The record as the source sent it, without the space between its parts',
    params: ById,
    reply: Type.Object({ registro: Type.String() }),
  }),
};
