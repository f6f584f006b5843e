// Entities of the calls: contracts.
import { order, recordPages, situacao, texts } from '#brasil/publicRecords.ts';
import { Day, Default, Id, Instant, Nullable, SearchText, type Static, Type } from '#kit/schema.ts';

/** Amounts are reais, null if unknown. */
const listed = {
  id: Type.Integer(),
  numero: Type.String(),
  ano: Type.Integer(),
  tipo: Type.String(),
  objeto: Type.String(),
  orgao: Type.String(),
  orgao_cnpj: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  fornecedor: Type.String(),
  /** CNPJ, CPF or a foreign number, as digits and letters. */
  fornecedor_documento: Type.String(),
  ...recordPages,
  /** The same of the supplier and the município. */
  fornecedor_pagina: Nullable(Type.String()),
  municipio_pagina: Nullable(Type.String()),
  valor_global: Nullable(Type.Number()),
  assinatura: Nullable(Day()),
  vigencia_inicio: Nullable(Day()),
  vigencia_fim: Nullable(Day()),
  publicacao: Nullable(Instant()),
};
export const Contrato = Type.Object(listed);
export type Contrato = Static<typeof Contrato>;

export const ContratoDetail = Type.Object({
  ...listed,
  /** PNCP's control number, and that of the notice; the latter is empty if there is none. */
  controle: Type.String(),
  compra_controle: Type.String(),
  processo: Type.String(),
  categoria: Type.String(),
  informacao: Type.String(),
  /** The body receives the money. */
  receita: Type.Boolean(),
  esfera: Type.String(),
  poder: Type.String(),
  unidade: Type.String(),
  uasg: Type.String(),
  ibge: Type.String(),
  orgao_subrogado: Type.String(),
  unidade_subrogada: Type.String(),
  /** PJ, PF or PE. */
  fornecedor_tipo: Type.String(),
  fornecedor_pais: Type.String(),
  subcontratado: Type.String(),
  subcontratado_documento: Type.String(),
  valor_inicial: Nullable(Type.Number()),
  valor_parcela: Nullable(Type.Number()),
  parcelas: Nullable(Type.Integer()),
  valor_acumulado: Nullable(Type.Number()),
  /** How often it was rectified. */
  retificacao: Type.Integer(),
  atualizacao: Instant(),
  plataforma: Type.String(),
  cipi: Type.String(),
  cipi_url: Nullable(Type.String()),
  importada_em: Instant(),
  /** On the portal; null for the demo. */
  url: Nullable(Type.String()),
  /** The notice, if it has been imported. */
  licitacao: Nullable(Type.Integer()),
  licitacao_nome: Type.String(),
});
export type ContratoDetail = Static<typeof ContratoDetail>;

/** A newer version of a contract's record. The end or the value is null if it stayed the same. */
export const Versao = Type.Object({
  id: Type.Integer(),
  retificacao: Type.Integer(),
  /** When the source made it. */
  mudada_em: Instant(),
  vigencia_antes: Nullable(Day()),
  vigencia_depois: Nullable(Day()),
  valor_antes: Nullable(Type.Number()),
  valor_depois: Nullable(Type.Number()),
});
export type Versao = Static<typeof Versao>;

/** What all versions say together, in reais: see `aditivos.ts`. */
export const Aditivos = Type.Object({
  original: Nullable(Type.Number()),
  acrescimos: Type.Number(),
  supressoes: Type.Number(),
  anterior: Nullable(Type.Object({ antes: Type.Number(), depois: Type.Number() })),
  vigencia_original: Nullable(Day()),
});

/** An item of a notice with who won it, as its result says. */
export const AwardedItem = Type.Object({
  id: Type.Integer(),
  numero: Type.Integer(),
  /** Empty while the item itself has not been imported. */
  descricao: Type.String(),
  unidade: Type.String(),
  quantidade: Nullable(Type.Number()),
  valor_unitario: Nullable(Type.Number()),
  valor_total: Nullable(Type.Number()),
  fornecedor: Type.String(),
  fornecedor_documento: Type.String(),
  data: Nullable(Day()),
});
export type AwardedItem = Static<typeof AwardedItem>;

export const sorts = ['publicacao', 'vigencia_fim', 'assinatura', 'valor_global', 'orgao', 'fornecedor'] as const;

/** Values of one filter are combined by or, filters by and. `orgaos` and `fornecedores` are CNPJs and other documents. */
export const filters = {
  q: SearchText(),
  situacao,
  uf: texts(2),
  orgaos: texts(14),
  fornecedores: texts(60),
  tipo: texts(200),
  categoria: texts(200),
  /** Control number of a notice. */
  compra: Type.Optional(Type.String({ maxLength: 60 })),
  valorMin: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  valorMax: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  fimDe: Type.Optional(Day()),
  fimAte: Type.Optional(Day()),
  assinaturaDe: Type.Optional(Day()),
  assinaturaAte: Type.Optional(Day()),
  importacao: Type.Optional(Id()),
};
export const Filters = Type.Object(filters);

export const sorting = { sort: Default(Type.Enum(sorts), 'publicacao'), order };
