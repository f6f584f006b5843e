// Entities of the calls: atas de registro de preços.
import { order, recordPages, situacao, texts } from '#brasil/publicRecords.ts';
import { Day, Default, Id, Instant, Nullable, SearchText, type Static, Type } from '#kit/schema.ts';

const listed = {
  id: Type.Integer(),
  numero: Type.String(),
  ano: Type.Integer(),
  objeto: Type.String(),
  orgao: Type.String(),
  orgao_cnpj: Type.String(),
  ...recordPages,
  unidade: Type.String(),
  /** Whether other bodies may buy by it; null if the source does not say. */
  adesao: Nullable(Type.Boolean()),
  cancelada: Type.Boolean(),
  assinatura: Nullable(Day()),
  vigencia_inicio: Nullable(Day()),
  vigencia_fim: Nullable(Day()),
  publicacao: Nullable(Instant()),
};
export const Ata = Type.Object(listed);
export type Ata = Static<typeof Ata>;

export const AtaDetail = Type.Object({
  ...listed,
  /** PNCP's control number, and that of the notice. */
  controle: Type.String(),
  compra_controle: Type.String(),
  uasg: Type.String(),
  orgao_subrogado: Type.String(),
  orgao_subrogado_cnpj: Type.String(),
  unidade_subrogada: Type.String(),
  uasg_subrogada: Type.String(),
  cancelamento: Nullable(Day()),
  atualizacao: Instant(),
  plataforma: Type.String(),
  importada_em: Instant(),
  /** On the portal; null for the demo. */
  url: Nullable(Type.String()),
  /** The notice, if it has been imported. */
  licitacao: Nullable(Type.Integer()),
  licitacao_nome: Type.String(),
  /** The município that it was bought in, if it has notices; null if it has none or is unknown. */
  lugar: Nullable(Type.Object({ ibge: Type.String(), nome: Type.String(), uf: Type.String() })),
});
export type AtaDetail = Static<typeof AtaDetail>;

export const sorts = ['publicacao', 'vigencia_fim', 'assinatura', 'orgao'] as const;

/** Values of one filter are combined by or, filters by and. `orgaos` are CNPJs. */
export const filters = {
  q: SearchText(),
  situacao,
  orgaos: texts(14),
  ano: Type.Optional(Type.Array(Type.Integer({ minimum: 1900, maximum: 2200 }), { maxItems: 50 })),
  adesao: Type.Optional(Type.Boolean()),
  cancelada: Type.Optional(Type.Boolean()),
  /** Control number of a notice. */
  compra: Type.Optional(Type.String({ maxLength: 60 })),
  fimDe: Type.Optional(Day()),
  fimAte: Type.Optional(Day()),
  assinaturaDe: Type.Optional(Day()),
  assinaturaAte: Type.Optional(Day()),
  importacao: Type.Optional(Id()),
};
export const Filters = Type.Object(filters);

export const sorting = { sort: Default(Type.Enum(sorts), 'publicacao'), order };
