// Offers for notices: list, board, one offer with its items, history and comments.
import { endpoint } from '#kit/contract.ts';
import { Body, Choices, Day, Default, Id, Line, Nothing, Nullable, Paging, SearchText, Type, Version } from '#kit/schema.ts';
import { Alteracao, Comentario, Conflito, Etapa, Item, limits, Motivo, Papel, Pessoa, Proposta, PropostaDetail } from './entities.ts';

const ById = Type.Object({ id: Id() });
const OfItem = Type.Object({ id: Id(), item: Id() });
const OfComment = Type.Object({ id: Id(), comentario: Id() });
const amount = () => Type.Number({ minimum: 0, maximum: limits.amount });
/** The contract of a won offer. */
const contrato = {
  contrato_numero: Type.Optional(Line({ maxLength: limits.contrato })),
  contrato_assinatura: Type.Optional(Nullable(Day())),
  contrato_inicio: Type.Optional(Nullable(Day())),
  contrato_fim: Type.Optional(Nullable(Day())),
};
const Saved = Type.Object({ version: Type.Integer() });
const refused = { 409: Conflito };

/** Filters of list and board; days are days in Brasília, both ends included. */
const propostaFilters = {
  q: SearchText(),
  responsavel: Type.Optional(Type.Array(Id(), { maxItems: 50 })),
  modalidade: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { maxItems: 50 })),
  sessaoDe: Type.Optional(Day()),
  sessaoAte: Type.Optional(Day()),
  /** The whole name. */
  orgao: Type.Optional(Type.String({ maxLength: 300 })),
  /** The estimated value. */
  valorMin: Type.Optional(amount()),
  valorMax: Type.Optional(amount()),
  /** Only those without an estimated value. */
  semEstimativa: Type.Optional(Type.Boolean()),
  motivo: Type.Optional(Choices(Motivo)),
  encerradaDe: Type.Optional(Day()),
  encerradaAte: Type.Optional(Day()),
  licitacao: Type.Optional(Id()),
};

export const propostas = {
  list: endpoint('GET /api/propostas', {
    access: 'signedIn',
    summary: 'The offers that the caller may see, by filter, in order, paginated; those without a session come last',
    query: Type.Object({
      ...propostaFilters,
      etapa: Type.Optional(Choices(Etapa)),
      /** `proximas`: coming sessions first, the nearest at the top, then past ones, the latest at the top. */
      sort: Default(Type.Enum(['proximas', 'sessao', 'etapa', 'valor', 'nome', 'atualizada', 'encerrada']), 'proximas'),
      order: Default(Type.Enum(['asc', 'desc']), 'asc'),
      ...Paging,
    }),
    reply: Type.Object({ propostas: Type.Array(Proposta), total: Type.Integer() }),
  }),
  board: endpoint('GET /api/propostas/board', {
    access: 'signedIn',
    summary: 'The same by stage: running ones by session, ended ones by their end, latest first; the first “perEtapa” of each',
    query: Type.Object({ ...propostaFilters, perEtapa: Default(Type.Integer({ minimum: 1, maximum: 200 }), 50) }),
    reply: Type.Object({ colunas: Type.Array(Type.Object({ etapa: Etapa, total: Type.Integer(), propostas: Type.Array(Proposta) })) }),
  }),
  facets: endpoint('GET /api/propostas/facets', {
    access: 'signedIn',
    summary: 'The people responsible for offers that the caller may see, and their modalities',
    reply: Type.Object({
      responsaveis: Type.Array(Pessoa),
      modalidades: Type.Array(Type.Object({ codigo: Type.Integer(), nome: Type.String() })),
    }),
  }),
  people: endpoint('GET /api/propostas/people', {
    access: 'signedIn',
    summary: 'People to be responsible for an offer, to share it with or to mention, by name',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ pessoas: Type.Array(Pessoa) }),
  }),
  create: endpoint('POST /api/propostas', {
    access: 'signedIn',
    summary: 'Begin an offer for a notice; it is private at first, and the caller is responsible for it',
    body: Body({ licitacao: Id() }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  show: endpoint('GET /api/propostas/:id', {
    access: 'signedIn',
    summary: 'One offer with its items and the people who see it',
    params: ById,
    reply: PropostaDetail,
  }),
  update: endpoint('PUT /api/propostas/:id', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Change who is responsible, the reason of a decision or result, or the contract of a won offer; 409 with the others’ changes if made on an old version',
    params: ById,
    body: Body({
      version: Version(),
      responsavel: Type.Optional(Nullable(Id())),
      decisao_motivo: Type.Optional(Type.String({ maxLength: limits.motivo })),
      resultado_motivo: Type.Optional(Motivo),
      resultado_nota: Type.Optional(Type.String({ maxLength: limits.motivo })),
      resultado_valor: Type.Optional(Nullable(amount())),
      ...contrato,
    }),
    reply: Saved,
    others: refused,
  }),
  move: endpoint('PUT /api/propostas/:id/etapa', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Move an offer to a stage. “perdida” needs “resultado_motivo”, “desistida” needs “decisao_motivo”, “ganha” takes the contract',
    params: ById,
    body: Body({
      version: Version(),
      etapa: Etapa,
      decisao_motivo: Type.Optional(Type.String({ maxLength: limits.motivo })),
      resultado_motivo: Type.Optional(Motivo),
      resultado_nota: Type.Optional(Type.String({ maxLength: limits.motivo })),
      resultado_valor: Type.Optional(Nullable(amount())),
      ...contrato,
    }),
    reply: Saved,
    others: refused,
  }),
  share: endpoint('PUT /api/propostas/:id/acesso', {
    access: 'signedIn',
    summary: 'Share an offer with named people, or with the whole office (null: not); for its owner',
    params: ById,
    body: Body({
      version: Version(),
      escritorio: Nullable(Papel),
      pessoas: Type.Array(Body({ id: Id(), papel: Papel }), { maxItems: limits.pessoas }),
    }),
    reply: Saved,
    others: refused,
  }),
  remove: endpoint('DELETE /api/propostas/:id', {
    access: 'signedIn',
    summary: 'Delete an offer, for its owner; it can be restored for ten minutes',
    params: ById,
    reply: Nothing,
  }),
  restore: endpoint('POST /api/propostas/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore an offer that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  addItems: endpoint('POST /api/propostas/:id/itens', {
    access: 'signedIn',
    summary: 'Add items of the notice, by their numbers; those that the offer already has are left as they are',
    params: ById,
    body: Body({ numeros: Type.Array(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), { minItems: 1, maxItems: limits.itens }) }),
    reply: Nothing,
  }),
  updateItem: endpoint('PUT /api/propostas/:id/itens/:item', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Change an item’s quantity, cost, margin or price per unit, where what is left out follows from the others, or its brand and model. Quantity, cost and price are rounded to four decimals, the margin to two. 409 with the others’ changes if made on an old version',
    params: OfItem,
    body: Body({
      version: Version(),
      quantidade: Type.Optional(amount()),
      custo: Type.Optional(Nullable(amount())),
      margem: Type.Optional(Nullable(Type.Number({ minimum: -10_000, maximum: 99.99 }))),
      preco: Type.Optional(Nullable(amount())),
      marca: Type.Optional(Line({ maxLength: limits.marca })),
      modelo: Type.Optional(Line({ maxLength: limits.marca })),
    }),
    reply: Item,
    others: refused,
  }),
  removeItem: endpoint('DELETE /api/propostas/:id/itens/:item', {
    access: 'signedIn',
    summary: 'Remove an item; it can be restored for ten minutes',
    params: OfItem,
    reply: Nothing,
  }),
  restoreItem: endpoint('POST /api/propostas/:id/itens/:item/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore an item that was removed less than ten minutes ago',
    params: OfItem,
    reply: Nothing,
  }),
  listChanges: endpoint('GET /api/propostas/:id/historico', {
    access: 'signedIn',
    summary: 'What was changed in an offer, by whom and when, newest first',
    params: ById,
    query: Type.Object({ ...Paging, perPage: Default(Type.Integer({ minimum: 1, maximum: 200 }), 20) }),
    reply: Type.Object({ alteracoes: Type.Array(Alteracao), total: Type.Integer() }),
  }),
  listComments: endpoint('GET /api/propostas/:id/comentarios', {
    access: 'signedIn',
    summary: 'The comments on an offer, oldest first; the last page is the newest',
    params: ById,
    query: Type.Object({ before: Type.Optional(Id()) }),
    reply: Type.Object({ comentarios: Type.Array(Comentario), hasMore: Type.Boolean() }),
  }),
  addComment: endpoint('POST /api/propostas/:id/comentarios', {
    access: 'signedIn',
    summary: 'Comment on an offer; people who see it and are named by @username are notified',
    params: ById,
    body: Body({ texto: Type.String({ minLength: 1, maxLength: limits.comentario }) }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  removeComment: endpoint('DELETE /api/propostas/:id/comentarios/:comentario', {
    access: 'signedIn',
    summary: 'Delete one’s own comment, or any on one’s own offer; it can be restored for ten minutes',
    params: OfComment,
    reply: Nothing,
  }),
  restoreComment: endpoint('POST /api/propostas/:id/comentarios/:comentario/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a comment that the caller deleted less than ten minutes ago',
    params: OfComment,
    reply: Nothing,
  }),
};
