// Entities of the calls: annual procurement plans and their items.
import { order, recordPages, texts } from '#brasil/publicRecords.ts';
import { Day, Default, Id, Instant, Nullable, SearchText, type Static, Type } from '#kit/schema.ts';

/** Amounts are reais, null if unknown; a month is written as `2026-07`. */
const listed = {
  id: Type.Integer(),
  numero: Type.Integer(),
  descricao: Type.String(),
  categoria: Type.String(),
  classe: Type.String(),
  classe_codigo: Type.String(),
  grupo: Type.String(),
  quantidade: Nullable(Type.Number()),
  unidade_medida: Type.String(),
  valor_unitario: Nullable(Type.Number()),
  valor_total: Nullable(Type.Number()),
  desejada: Nullable(Day()),
  plano: Type.Integer(),
  ano: Type.Integer(),
  orgao: Type.String(),
  orgao_cnpj: Type.String(),
  ...recordPages,
  unidade: Type.String(),
};
export const PcaItem = Type.Object(listed);
export type PcaItem = Static<typeof PcaItem>;

export const PcaItemDetail = Type.Object({
  ...listed,
  /** PNCP's id of the plan. */
  controle: Type.String(),
  catalogo: Type.String(),
  pdm: Type.String(),
  pdm_codigo: Type.String(),
  item_codigo: Type.String(),
  grupo_codigo: Type.String(),
  requisitante: Type.String(),
  valor_orcamento: Nullable(Type.Number()),
  inclusao: Nullable(Instant()),
  atualizacao: Instant(),
});
export type PcaItemDetail = Static<typeof PcaItemDetail>;

const Part = Type.Object({ value: Type.String(), itens: Type.Integer(), valor: Type.Number() });

/** The plan of a unit for a year. */
export const PcaPlano = Type.Object({
  id: Type.Integer(),
  controle: Type.String(),
  ano: Type.Integer(),
  orgao: Type.String(),
  orgao_cnpj: Type.String(),
  ...recordPages,
  unidade: Type.String(),
  uasg: Type.String(),
  /** Of the items that have been imported. */
  itens_total: Type.Integer(),
  valor_total: Type.Number(),
  publicacao: Nullable(Instant()),
  atualizacao: Instant(),
  importada_em: Instant(),
  /** On the portal; null for the demo. */
  url: Nullable(Type.String()),
  /** Highest value first; months in their order. */
  categorias: Type.Array(Part),
  meses: Type.Array(Part),
});
export type PcaPlano = Static<typeof PcaPlano>;

/** `proximas`, descending: what is wanted next first, from today on, then what is past, the latest first, then what has no day. */
export const sorts = ['proximas', 'desejada', 'valor_total', 'numero'] as const;

/** Values of one filter are combined by or, filters by and. `orgaos` are CNPJs, `classes` codes, `meses` such as `2026-07`. */
export const filters = {
  q: SearchText(),
  ano: Type.Optional(Type.Array(Type.Integer({ minimum: 1900, maximum: 2200 }), { maxItems: 50 })),
  orgaos: texts(14),
  categoria: texts(200),
  classes: texts(60),
  meses: texts(7),
  plano: Type.Optional(Id()),
  valorMin: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  valorMax: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  desejadaDe: Type.Optional(Day()),
  desejadaAte: Type.Optional(Day()),
  importacao: Type.Optional(Id()),
};
export const Filters = Type.Object(filters);

export const sorting = { sort: Default(Type.Enum(sorts), 'proximas'), order };
