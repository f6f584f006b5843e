// Entities of the calls: bills (projetos de lei) and their parts.
import { Choices, Day, Default, Id, Instant, Nullable, SearchText, type Static, Type } from '#kit/schema.ts';

/** The two chambers of the Congresso Nacional. */
export const Casa = Type.Enum(['camara', 'senado']);
export type Casa = Static<typeof Casa>;

/** `tipo` is the sigla (PL, PEC, …); `numero` and `ano` are 0 when unknown. */
const listed = {
  id: Type.Integer(),
  casa: Casa,
  tipo: Type.String(),
  numero: Type.Integer(),
  ano: Type.Integer(),
  ementa: Type.String(),
  /** The first author; empty when unknown. */
  autor: Type.String(),
  autores_total: Type.Integer(),
  situacao: Type.String(),
  /** The body that has it. */
  orgao: Type.String(),
  apresentacao: Nullable(Day()),
  /** The last step so far. */
  ultima_tramitacao: Nullable(Instant()),
  /** Null when unknown. */
  tramitando: Nullable(Type.Boolean()),
};
export const Projeto = Type.Object(listed);
export type Projeto = Static<typeof Projeto>;

export const Autor = Type.Object({
  ordem: Type.Integer(),
  nome: Type.String(),
  tipo: Type.String(),
  partido: Type.String(),
  uf: Type.String(),
  proponente: Type.Boolean(),
  url: Nullable(Type.String()),
});
export type Autor = Static<typeof Autor>;

/** One step. `situacao`: its own, or the last one of an earlier step. */
export const Tramitacao = Type.Object({
  id: Type.Integer(),
  sequencia: Type.Integer(),
  data: Instant(),
  orgao: Type.String(),
  regime: Type.String(),
  descricao: Type.String(),
  situacao: Type.String(),
  despacho: Type.String(),
  url: Nullable(Type.String()),
});
export type Tramitacao = Static<typeof Tramitacao>;

export const ProjetoDetail = Type.Object({
  ...listed,
  /** The chamber's id of it. */
  codigo: Type.String(),
  tipo_nome: Type.String(),
  ementa_detalhada: Type.String(),
  apelido: Type.String(),
  palavras_chave: Type.Array(Type.String()),
  situacao_em: Nullable(Instant()),
  regime: Type.String(),
  /** Who reports on it; empty when there is nobody. */
  relator: Type.String(),
  /** Who decides on it: the plenary, or committees alone. */
  apreciacao: Type.String(),
  /** The next scheduled step. */
  proxima_tramitacao: Nullable(Instant()),
  tramitacoes_total: Type.Integer(),
  url: Nullable(Type.String()),
  url_inteiro_teor: Nullable(Type.String()),
  demo: Type.Boolean(),
  importada_em: Instant(),
  autores: Type.Array(Autor),
});
export type ProjetoDetail = Static<typeof ProjetoDetail>;

/**
 * One field changed by an import; `campo` is `tramitacao` for an added step (`depois`: its day and description) or a corrected one (`antes`
 * and `depois`: the same with the changed values), `autores` and `tramitacoes` for their number.
 */
export const ProjetoAlteracao = Type.Object({
  id: Type.Integer(),
  campo: Type.String(),
  antes: Nullable(Type.String()),
  depois: Nullable(Type.String()),
  alterada_em: Instant(),
});
export type ProjetoAlteracao = Static<typeof ProjetoAlteracao>;

export const sorts = ['recente', 'apresentacao', 'numero', 'tipo', 'situacao'] as const;

/** Values of one filter are combined by or, filters by and. */
export const filters = {
  q: SearchText(),
  casa: Type.Optional(Choices(Casa)),
  tipo: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 50 })),
  situacao: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 })),
  tramitando: Type.Optional(Type.Boolean()),
  autor: Type.Optional(Type.String({ maxLength: 200 })),
  anoDe: Type.Optional(Type.Integer({ minimum: 1800, maximum: 2200 })),
  anoAte: Type.Optional(Type.Integer({ minimum: 1800, maximum: 2200 })),
  apresentacaoDe: Type.Optional(Day()),
  apresentacaoAte: Type.Optional(Day()),
  importacao: Type.Optional(Id()),
};
export const Filters = Type.Object(filters);

export const sorting = {
  sort: Default(Type.Enum(sorts), 'recente'),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
};
