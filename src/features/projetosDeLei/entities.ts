// What the calls speak of: bills (projetos de lei) and what belongs to them, as they travel.
import {
  Choices,
  Day,
  Default,
  Flag,
  Id,
  Instant,
  Integer,
  List,
  Nullable,
  OneOf,
  Optional,
  SearchText,
  Shape,
  type Static,
  Text,
} from '#kit/schema.ts';

/** The two houses of the Congresso Nacional. */
export const Casa = OneOf(['camara', 'senado']);
export type Casa = Static<typeof Casa>;

/** `tipo` is the sigla (PL, PEC, …); `numero` and `ano` are 0 where the source does not say. */
const listed = {
  id: Integer(),
  casa: Casa,
  tipo: Text(),
  numero: Integer(),
  ano: Integer(),
  ementa: Text(),
  /** The first author; empty where none is known yet. */
  autor: Text(),
  autores_total: Integer(),
  situacao: Text(),
  /** The body where it stands. */
  orgao: Text(),
  apresentacao: Nullable(Day()),
  /** The last step that has happened. */
  ultima_tramitacao: Nullable(Instant()),
  /** Null where the source does not say. */
  tramitando: Nullable(Flag()),
};
export const Projeto = Shape(listed);
export type Projeto = Static<typeof Projeto>;

export const Autor = Shape({
  ordem: Integer(),
  nome: Text(),
  tipo: Text(),
  partido: Text(),
  uf: Text(),
  proponente: Flag(),
  url: Nullable(Text()),
});
export type Autor = Static<typeof Autor>;

/** One step. `situacao` is the one that holds at this step: its own, or the last one said before it. */
export const Tramitacao = Shape({
  id: Integer(),
  sequencia: Integer(),
  data: Instant(),
  orgao: Text(),
  regime: Text(),
  descricao: Text(),
  situacao: Text(),
  despacho: Text(),
  url: Nullable(Text()),
});
export type Tramitacao = Static<typeof Tramitacao>;

export const ProjetoDetail = Shape({
  ...listed,
  /** What the house calls it. */
  codigo: Text(),
  tipo_nome: Text(),
  ementa_detalhada: Text(),
  apelido: Text(),
  palavras_chave: List(Text()),
  situacao_em: Nullable(Instant()),
  regime: Text(),
  /** The first step put down for a day to come. */
  proxima_tramitacao: Nullable(Instant()),
  tramitacoes_total: Integer(),
  url: Nullable(Text()),
  url_inteiro_teor: Nullable(Text()),
  demo: Flag(),
  importada_em: Instant(),
  autores: List(Autor),
});
export type ProjetoDetail = Static<typeof ProjetoDetail>;

/**
 * One field that an import changed; `campo` is `tramitacao` where a step came (`depois`: its day and what it was)
 * or was corrected (`antes` and `depois`: the same, with what it says otherwise),
 * `autores` and `tramitacoes` where it tells how many there are.
 */
export const ProjetoAlteracao = Shape({
  id: Integer(),
  campo: Text(),
  antes: Nullable(Text()),
  depois: Nullable(Text()),
  alterada_em: Instant(),
});
export type ProjetoAlteracao = Static<typeof ProjetoAlteracao>;

export const sorts = ['recente', 'apresentacao', 'numero', 'tipo', 'situacao'] as const;

/** Those of one kind are joined by or, the kinds by and. */
export const filters = {
  q: SearchText(),
  casa: Optional(Choices(Casa)),
  tipo: Optional(List(Text({ maxLength: 20 }), { maxItems: 50 })),
  situacao: Optional(List(Text({ maxLength: 200 }), { maxItems: 50 })),
  tramitando: Optional(Flag()),
  autor: Optional(Text({ maxLength: 200 })),
  anoDe: Optional(Integer({ minimum: 1800, maximum: 2200 })),
  anoAte: Optional(Integer({ minimum: 1800, maximum: 2200 })),
  apresentacaoDe: Optional(Day()),
  apresentacaoAte: Optional(Day()),
  importacao: Optional(Id()),
};
export const Filters = Shape(filters);

export const sorting = {
  sort: Default(OneOf(sorts), 'recente'),
  order: Default(OneOf(['asc', 'desc']), 'desc'),
};
