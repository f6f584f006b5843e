// Calls on notices: the specification's under /apps/invoice and /api/invoice, Certame's own under /api/licitacoes.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, ExportedIds, Id, Line, Nothing, Nullable, Paging, SearchText, Type } from '#kit/schema.ts';
import {
  Alteracao,
  Client,
  Filters,
  filters,
  found,
  Licitacao,
  LicitacaoDetail,
  ListParams,
  Lote,
  Notice,
  PaymentDetails,
  Removida,
  sorting,
} from './entities.ts';

export { filters, type ListFilters } from './entities.ts';
export { desfechos } from './phase.ts';
export { isPhase, phaseNames } from './phaseNames.ts';

const ById = Type.Object({ id: Id() });

const Page = Type.Object({ licitacoes: Type.Array(Licitacao), total: Type.Integer() });
const FoundPage = Type.Object({ ...Page.properties, ...found });

export const licitacoes = {
  listNotices: endpoint('GET /apps/invoice/invoices', {
    access: 'signedIn',
    summary: 'Notices, newest first; q searches órgão and município',
    query: Type.Object({ q: SearchText(), ...Paging, perPage: Default(Type.Integer({ minimum: 1, maximum: 1000 }), 10) }),
    reply: Type.Object({ allData: Type.Array(Notice), invoices: Type.Array(Notice), total: Type.Integer() }),
  }),
  showNotice: endpoint('GET /api/invoice/invoices/:id', {
    access: 'signedIn',
    summary: 'One notice with the payment details of its órgão',
    // 0 is no notice's id, so it is not a fault.
    params: Type.Object({ id: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: Type.Object({ invoice: Type.Optional(Notice), paymentDetails: PaymentDetails }),
  }),
  removeNotice: endpoint('DELETE /apps/invoice/delete', {
    access: 'admin',
    summary: 'Delete a notice; imports do not bring it back',
    query: ById,
    reply: Nothing,
  }),
  listClients: endpoint('GET /api/invoice/clients', {
    access: 'signedIn',
    summary: 'The órgãos of the five newest notices',
    reply: Type.Array(Client),
  }),

  list: endpoint('GET /api/licitacoes', {
    access: 'signedIn',
    summary: 'Notices by filter, in order, paginated',
    query: Type.Object({ ...filters, ...sorting, ...Paging }),
    reply: FoundPage,
  }),
  count: endpoint('GET /api/licitacoes/count', {
    access: 'signedIn',
    summary: 'How many notices match, by status; the status filter itself is ignored',
    query: Filters,
    reply: Type.Object({ aberta: Type.Integer(), andamento: Type.Integer(), fechada: Type.Integer(), total: Type.Integer() }),
  }),
  listOpen: endpoint('GET /api/licitacoes/open', {
    access: 'signedIn',
    summary: 'Open notices, nearest deadline first',
    query: Type.Object({ ...Paging }),
    reply: Page,
  }),
  exportCsv: endpoint('GET /api/licitacoes/export', {
    access: 'signedIn',
    heavy: 'export',
    summary:
      'Matching notices as CSV in UTF-8, or those with these ids; semicolons and decimal commas; in English, commas and decimal points',
    query: Type.Object({ ...filters, ...sorting, ids: ExportedIds() }),
    reply: 'text/csv; charset=utf-8',
  }),
  readParams: endpoint('GET /api/licitacoes/params', {
    access: 'signedIn',
    summary: "The caller's starting view of the list",
    reply: ListParams,
  }),
  keepParams: endpoint('PUT /api/licitacoes/params', {
    access: 'signedIn',
    summary: "Save the caller's starting view of the list",
    body: Body({ params: Type.String({ maxLength: 4000 }) }),
    reply: ListParams,
  }),
  show: endpoint('GET /api/licitacoes/:id', {
    access: 'signedIn',
    summary: 'One notice with lotes and documents',
    params: ById,
    reply: LicitacaoDetail,
  }),
  listLotes: endpoint('GET /api/licitacoes/:id/lotes', {
    access: 'signedIn',
    summary: 'The lotes of a notice',
    params: ById,
    reply: Type.Object({ lotes: Type.Array(Lote) }),
  }),
  listChanges: endpoint('GET /api/licitacoes/:id/changes', {
    access: 'signedIn',
    summary: 'What imports changed in a notice, field by field, newest first',
    params: ById,
    query: Type.Object({ ...Paging, perPage: Default(Type.Integer({ minimum: 1, maximum: 200 }), 50) }),
    reply: Type.Object({ alteracoes: Type.Array(Alteracao), total: Type.Integer() }),
  }),
  neighbours: endpoint('GET /api/licitacoes/:id/neighbours', {
    access: 'signedIn',
    summary: 'The previous and next notice in a filtered, ordered list',
    params: ById,
    query: Type.Object({ ...filters, ...sorting }),
    reply: Type.Object({
      previous: Nullable(Type.Integer()),
      next: Nullable(Type.Integer()),
      position: Type.Integer(),
      total: Type.Integer(),
    }),
  }),
  showRecord: endpoint('GET /api/licitacoes/:id/record', {
    access: 'admin',
    summary: 'The record as the source sent it, without the space between its parts',
    params: ById,
    reply: Type.Object({ fonte: Type.String(), registro: Type.String() }),
  }),
  listRemoved: endpoint('GET /api/licitacoes/removed', {
    access: 'admin',
    summary: 'Deleted notices, latest first, or one of them; those with desfazer_ate can be restored until then',
    query: Type.Object({ ...Paging, id: Type.Optional(Id()) }),
    reply: Type.Object({ removidas: Type.Array(Removida), total: Type.Integer() }),
  }),
  restore: endpoint('POST /api/licitacoes/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore a notice deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  saveAccount: endpoint('PUT /api/orgaos/:cnpj/account', {
    access: 'admin',
    summary: 'Save the payment account of an órgão: branch and account number in Brazil, IBAN elsewhere. Empty fields remove it',
    params: Type.Object({ cnpj: Type.String({ minLength: 1, maxLength: 20 }) }),
    body: Body({
      bankName: Line({ maxLength: 200 }),
      country: Line({ maxLength: 100 }),
      iban: Line({ maxLength: 50 }),
      swiftCode: Line({ maxLength: 20 }),
      branch: Default(Line({ maxLength: 20 }), ''),
      accountNumber: Default(Line({ maxLength: 30 }), ''),
    }),
    reply: Nothing,
  }),
};
