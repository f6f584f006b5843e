// Calls on notices that users enter by hand, and on joining them to the published ones.
import { ufs } from '#brasil/ufs.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Instant, Line, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';
import { modalidades } from './codes.ts';
import { Alteracao } from './entities.ts';

export const longest = { objeto: 5000, orgao: 300, municipio: 100, numero: 60, processo: 100, portal: 100, link: 2000, observacao: 10_000 };
export const mostItems = 500;
const AMOUNT = 1e13;

const amount = () => Nullable(Type.Number({ minimum: 0, maximum: AMOUNT }));

const item = {
  /** Its number in the notice; unique. */
  numero: Type.Integer({ minimum: 1, maximum: 99_999 }),
  descricao: Type.String({ maxLength: 4000 }),
  quantidade: amount(),
  unidade: Line({ maxLength: 60 }),
  valor_unitario: amount(),
};
export const ItemManual = Type.Object(item);
export type ItemManual = Static<typeof ItemManual>;

/** What is not known is empty, or null. `numero` may include the year: `12/2026`; else it is that of the publication. */
const fields = {
  objeto: Type.String({ maxLength: longest.objeto }),
  orgao: Line({ maxLength: longest.orgao }),
  orgao_cnpj: Line({ maxLength: 20 }),
  municipio: Line({ maxLength: longest.municipio }),
  uf: Type.Enum(['', ...ufs]),
  /** PNCP's code; all from 1 to 15 are in use. */
  modalidade: Type.Integer({ minimum: 1, maximum: Object.keys(modalidades).length }),
  numero: Line({ maxLength: longest.numero }),
  processo: Line({ maxLength: longest.processo }),
  valor_estimado: amount(),
  publicacao: Instant(),
  abertura: Nullable(Instant()),
  encerramento: Nullable(Instant()),
  portal: Line({ maxLength: longest.portal }),
  link: Line({ maxLength: longest.link }),
  observacao: Type.String({ maxLength: longest.observacao }),
};
const sent = { ...fields, itens: Type.Array(Body(item), { maxItems: mostItems }) };
export const LicitacaoManual = Type.Object({ ...fields, itens: Type.Array(ItemManual) });
export type LicitacaoManual = Static<typeof LicitacaoManual>;

/** The last change that the caller has seen; 0 when there was none. */
const ChangeVersion = () => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The refusal of a change of an old version: what changed since. */
export const ConflitoManual = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  version: Type.Integer(),
  alteracoes: Type.Array(Alteracao),
});
export type ConflitoManual = Static<typeof ConflitoManual>;

/** Why two notices may be the same. They have the same body anyway. */
const evidence = ['numero', 'processo'] as const;

/** A notice that may be the same as another one. */
export const Candidata = Type.Object({
  id: Type.Integer(),
  modalidade: Type.String(),
  num_licitacao: Type.String(),
  processo: Type.String(),
  orgao: Type.String(),
  objeto: Type.String(),
  fonte: Type.String(),
  publicacao: Instant(),
  /** What both have; empty when a search found it. */
  evidencias: Type.Array(Type.Enum([...evidence])),
});
export type Candidata = Static<typeof Candidata>;

/** A notice entered by hand that was joined to this one. */
const Uniao = Type.Object({
  num_licitacao: Type.String(),
  observacao: Type.String(),
  /** Who entered it, and who joined it; null when the account is gone. */
  criada_por: Nullable(Type.String()),
  unida_por: Nullable(Type.String()),
  unida_em: Instant(),
});
export type Uniao = Static<typeof Uniao>;

const ById = Type.Object({ id: Id() });

export const manual = {
  createManual: endpoint('POST /api/licitacoes/manual', {
    access: 'signedIn',
    summary: 'Enter a notice by hand; needs a body with its CNPJ, an object, and a number or process',
    body: Body(sent),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  showManual: endpoint('GET /api/licitacoes/manual/:id', {
    access: 'signedIn',
    summary: 'A notice entered by hand as its form has it, who entered it, and whether the caller may change it',
    params: ById,
    reply: Type.Object({
      ...LicitacaoManual.properties,
      version: Type.Integer(),
      criada_por: Nullable(Type.String()),
      isEditable: Type.Boolean(),
    }),
  }),
  updateManual: endpoint('PUT /api/licitacoes/manual/:id', {
    access: 'signedIn',
    effect: 'changes',
    summary: "Change one's own notice entered by hand, or any as an admin; 409 with the changes since if made on an old version",
    params: ById,
    body: Body({ ...sent, version: ChangeVersion() }),
    reply: Type.Object({ version: Type.Integer() }),
    others: { 409: ConflitoManual },
  }),
  removeManual: endpoint('DELETE /api/licitacoes/manual/:id', {
    access: 'signedIn',
    summary: "Delete one's own notice entered by hand, or any as an admin; it can be restored for ten minutes",
    params: ById,
    reply: Nothing,
  }),
  restoreManual: endpoint('POST /api/licitacoes/manual/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a notice entered by hand that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  candidates: endpoint('GET /api/licitacoes/:id/candidatas', {
    access: 'signedIn',
    summary:
      'What a notice may be joined with, by the same body and number or process: published ones for one entered by hand, and the other way round; none for those who may not join them. Also what was joined to it',
    params: ById,
    reply: Type.Object({ isManual: Type.Boolean(), candidatas: Type.Array(Candidata), unidas: Type.Array(Uniao) }),
  }),
  join: endpoint('POST /api/licitacoes/manual/:id/join', {
    access: 'signedIn',
    summary:
      'Join a notice entered by hand to the published one: what users follow, their offers and tasks move there, and the old address leads there. Cannot be undone',
    params: ById,
    body: Body({ licitacao: Id() }),
    reply: Nothing,
  }),
  joined: endpoint('GET /api/licitacoes/manual/:id/joined', {
    access: 'signedIn',
    summary: 'Which notice the one of this former id was joined to',
    params: ById,
    reply: Type.Object({ id: Type.Integer() }),
  }),
};
