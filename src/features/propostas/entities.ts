// Offers as the calls return them.
import { Day, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import type { PriceChange } from './calculo.ts';

/** In the order of the work; the last three end it. */
export const etapas = ['analisando', 'decidida', 'preparando', 'enviada', 'disputa', 'ganha', 'perdida', 'desistida'] as const;
export const Etapa = Type.Enum(etapas);
export type Etapa = Static<typeof Etapa>;

export const etapasAbertas = ['analisando', 'decidida', 'preparando', 'enviada', 'disputa'] as const satisfies readonly Etapa[];

/** Whether the stage ends the work on an offer. */
export function isEnded(etapa: Etapa): boolean {
  return etapa === 'ganha' || etapa === 'perdida' || etapa === 'desistida';
}

/** Whether an offer at this stage was not sent yet, or will not be. */
export function isUnsent(etapa: Etapa): boolean {
  return etapa === 'analisando' || etapa === 'decidida' || etapa === 'preparando' || etapa === 'desistida';
}

/** Whether an offer comes to this stage only by having been sent; one that is lost may never have been. */
export function isSent(etapa: Etapa): boolean {
  return etapa === 'enviada' || etapa === 'disputa' || etapa === 'ganha';
}

/** The contract that a won offer led to; its value is that of the result. */
export const camposDoContrato = ['contrato_numero', 'contrato_assinatura', 'contrato_inicio', 'contrato_fim'] as const;

/** Why an offer was lost. */
export const motivos = ['preco', 'habilitacao', 'tecnica', 'prazo', 'revogada', 'outro'] as const;
export const Motivo = Type.Enum(motivos);
export type Motivo = Static<typeof Motivo>;

/** A reader sees an offer, an editor changes it, the owner also shares and deletes it. */
export const papeis = ['leitor', 'editor'] as const;
export const Papel = Type.Enum(papeis);
export type Papel = Static<typeof Papel>;

export const limits = {
  motivo: 2000,
  comentario: 5000,
  pessoas: 100,
  itens: 1000,
  marca: 120,
  contrato: 60,
  amount: 1_000_000_000_000,
} as const;

export const Pessoa = Type.Object({
  id: Type.Integer(),
  fullName: Type.String(),
  username: Type.String(),
  avatar: Nullable(Type.String()),
});
export type Pessoa = Static<typeof Pessoa>;

/** The notice. Status and dates are null while the notice is removed. */
const Edital = Type.Object({
  id: Type.Integer(),
  /** Pregão Eletrônico 90006/2026 */
  nome: Type.String(),
  /** The PNCP control number; empty when the notice was removed. */
  controle: Type.String(),
  orgao: Type.String(),
  /** Empty when the notice was removed, as is the town. */
  orgao_cnpj: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  objeto: Type.String(),
  modalidade: Type.String(),
  modalidade_codigo: Type.Integer(),
  valor_estimado: Nullable(Type.Number()),
  existe: Type.Boolean(),
  /** When the session begins: the end of the time for offers. */
  sessao: Nullable(Instant()),
  abertura: Nullable(Instant()),
});

const listed = {
  id: Type.Integer(),
  version: Type.Integer(),
  etapa: Etapa,
  etapa_desde: Instant(),
  edital: Edital,
  responsavel: Nullable(Pessoa),
  /** Sums over the items. */
  preco_total: Type.Number(),
  custo_total: Type.Number(),
  estimado_total: Type.Number(),
  itens_total: Type.Integer(),
  /** Per cent below the estimate. */
  desconto: Nullable(Type.Number()),
  resultado_valor: Nullable(Type.Number()),
  resultado_motivo: Nullable(Motivo),
  encerrada_em: Nullable(Instant()),
  updated_at: Instant(),
  papel: Type.Enum(['dono', 'editor', 'leitor']),
  /** Whether others see it too. */
  compartilhada: Type.Boolean(),
};
/** A row of the list, a card of the board. */
export const Proposta = Type.Object(listed);
export type Proposta = Static<typeof Proposta>;

export const Item = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  numero: Type.Integer(),
  descricao: Type.String(),
  unidade: Type.String(),
  /** Per unit. */
  estimado: Nullable(Type.Number()),
  quantidade: Type.Number(),
  custo: Nullable(Type.Number()),
  margem: Nullable(Type.Number()),
  preco: Nullable(Type.Number()),
  /** Brand and model; empty where there are none. */
  marca: Type.String(),
  modelo: Type.String(),
});
export type Item = Static<typeof Item>;

/** What an offer says of its items in words. */
export const textosDoItem = ['marca', 'modelo'] as const;
export type TextoDoItem = (typeof textosDoItem)[number];
export type ItemChange = PriceChange & Partial<Record<TextoDoItem, string>>;

const Acesso = Type.Object({
  /** What everybody in the office may do; null: nothing. */
  escritorio: Nullable(Papel),
  pessoas: Type.Array(Type.Object({ pessoa: Pessoa, papel: Papel })),
});

export const PropostaDetail = Type.Object({
  ...listed,
  dono: Nullable(Pessoa),
  decisao: Nullable(Type.Enum(['go', 'no-go'])),
  decisao_motivo: Type.String(),
  decidida_em: Nullable(Instant()),
  /** When it was sent; null before that, and when it was taken back since. */
  enviada_em: Nullable(Instant()),
  resultado_nota: Type.String(),
  contrato_numero: Type.String(),
  contrato_assinatura: Nullable(Day()),
  contrato_inicio: Nullable(Day()),
  contrato_fim: Nullable(Day()),
  created_at: Instant(),
  acesso: Acesso,
  itens: Type.Array(Item),
});
export type PropostaDetail = Static<typeof PropostaDetail>;

/** One field that somebody changed. */
export const Alteracao = Type.Object({
  id: Type.Integer(),
  /** The item's number in the notice; null: the offer itself. */
  numero: Nullable(Type.Integer()),
  /** The title of the checklist's entry. */
  entrada: Nullable(Type.String()),
  campo: Type.String(),
  antes: Nullable(Type.String()),
  depois: Nullable(Type.String()),
  quem: Nullable(Pessoa),
  alterada_em: Instant(),
});
export type Alteracao = Static<typeof Alteracao>;

/** The refusal of a change made on an old version: what others changed since. */
export const Conflito = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  version: Type.Integer(),
  alteracoes: Type.Array(Alteracao),
});
export type Conflito = Static<typeof Conflito>;

export const Comentario = Type.Object({
  id: Type.Integer(),
  autor: Nullable(Pessoa),
  texto: Type.String(),
  created_at: Instant(),
  isOwn: Type.Boolean(),
});
export type Comentario = Static<typeof Comentario>;
