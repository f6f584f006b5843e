// The bills' calls.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, Integer, List, OneOf, Optional, Paging, Shape, Text } from '#kit/schema.ts';
import { Filters, filters, Projeto, ProjetoAlteracao, ProjetoDetail, sorting, Tramitacao } from './entities.ts';

const ById = Shape({ id: Id() });
const Params = Shape({ params: Text() });
const Option = Shape({ value: Text(), label: Text(), total: Integer() });

export const projetosDeLei = {
  list: endpoint('GET /api/projetos-de-lei', {
    access: 'signedIn',
    summary: 'Bills by filter, in order, paginated',
    query: Shape({ ...filters, ...sorting, ...Paging }),
    reply: Shape({ projetos: List(Projeto), total: Integer() }),
  }),
  count: endpoint('GET /api/projetos-de-lei/count', {
    access: 'signedIn',
    summary: 'How many bills match, by chamber; the chamber filter itself is ignored',
    query: Filters,
    reply: Shape({ camara: Integer(), senado: Integer(), total: Integer() }),
  }),
  listOptions: endpoint('GET /api/projetos-de-lei/options', {
    access: 'signedIn',
    summary: 'Filter values: types and statuses, with the number of bills for each, most frequent first',
    reply: Shape({ tipos: List(Option), situacoes: List(Option) }),
  }),
  exportCsv: endpoint('GET /api/projetos-de-lei/export', {
    access: 'signedIn',
    summary: 'Matching bills as CSV in UTF-8, or those with these ids; semicolons; in English, commas',
    query: Shape({ ...filters, ...sorting, ids: Optional(List(Id(), { maxItems: 1000 })) }),
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
    body: Body({ params: Text({ maxLength: 4000 }) }),
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
    query: Shape({
      order: Default(OneOf(['asc', 'desc']), 'desc'),
      ...Paging,
      perPage: Default(Integer({ minimum: 1, maximum: 100 }), 30),
    }),
    reply: Shape({ tramitacoes: List(Tramitacao), total: Integer() }),
  }),
  listChanges: endpoint('GET /api/projetos-de-lei/:id/changes', {
    access: 'signedIn',
    summary: 'What imports changed in a bill, field by field, newest first',
    params: ById,
    query: Shape({ ...Paging }),
    reply: Shape({ alteracoes: List(ProjetoAlteracao), total: Integer() }),
  }),
  showRecord: endpoint('GET /api/projetos-de-lei/:id/record', {
    access: 'admin',
    summary: 'The record as the source sent it, without the space between its parts',
    params: ById,
    reply: Shape({ registro: Text() }),
  }),
};
