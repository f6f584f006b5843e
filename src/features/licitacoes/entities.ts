// What the calls speak of: notices and what belongs to them, as they travel.
import { Choices, Day, Default, Id, Instant, Nullable, SearchText, type Static, Type } from '#kit/schema.ts';
import { outcomes } from './phase.ts';

/** A notice in the specification's words. `abertura` is in UTC; `num_licitacao` is number/year. */
const specified = {
  id: Type.Integer(),
  UASG: Type.String(),
  abertura: Nullable(Instant()),
  modalidade: Type.String(),
  municipio: Type.String(),
  num_licitacao: Type.String(),
  objeto: Type.String(),
  orgao: Type.String(),
  tipo_item: Type.String(),
  valor_estimado: Nullable(Type.Number()),
};
export const Notice = Type.Object(specified);
export type Notice = Static<typeof Notice>;

/** Computed from the dates at the moment of asking: see docs/glossary.md. */
export const Status = Type.Enum(['aberta', 'andamento', 'fechada']);
export type Status = Static<typeof Status>;

/**
 * Why an estimated value cannot be right: no purchase is worth so much, it is a thousand times what was awarded, or a direct purchase
 * that is allowed for small values alone.
 */
const Implausible = Type.Enum(['limite', 'homologado', 'dispensa']);
export type Implausible = Static<typeof Implausible>;

/** A notice as our lists show it. */
const listed = {
  ...specified,
  status: Status,
  suspensa: Type.Boolean(),
  /** How it ended, where that is known. */
  desfecho: Type.Enum(['', ...outcomes]),
  uf: Type.String(),
  encerramento: Nullable(Instant()),
  publicacao: Instant(),
  srp: Type.Boolean(),
  orcamento_sigiloso: Type.Boolean(),
  /** null where nothing speaks against the value; sums leave the others out. */
  valor_implausivel: Nullable(Implausible),
};
export const Licitacao = Type.Object(listed);
export type Licitacao = Static<typeof Licitacao>;

/** Who won an item, and for how much. */
export const Resultado = Type.Object({
  sequencial: Type.Integer(),
  fornecedor: Type.String(),
  fornecedor_documento: Type.String(),
  porte: Type.String(),
  quantidade: Nullable(Type.Number()),
  valor_unitario: Nullable(Type.Number()),
  valor_total: Nullable(Type.Number()),
  /** Per cent. */
  desconto: Nullable(Type.Number()),
  data: Nullable(Day()),
  situacao: Type.String(),
  cancelado: Type.Boolean(),
});
export type Resultado = Static<typeof Resultado>;

/** An item of a notice (PNCP: "item ou lote") with its results. Where only a result is known so far, `descricao` is empty. */
export const Lote = Type.Object({
  numero: Type.Integer(),
  grupo: Nullable(Type.String()),
  descricao: Type.String(),
  quantidade: Nullable(Type.Number()),
  unidade: Type.String(),
  valor_unitario: Nullable(Type.Number()),
  valor_total: Nullable(Type.Number()),
  material_servico: Type.String(),
  beneficio: Type.String(),
  criterio: Type.String(),
  situacao: Type.String(),
  /** Those that hold first, cancelled ones last. */
  resultados: Type.Array(Resultado),
});
export type Lote = Static<typeof Lote>;

export const Documento = Type.Object({
  id: Type.Integer(),
  titulo: Type.String(),
  tipo: Type.String(),
  url: Type.String(),
  publicacao: Nullable(Instant()),
});
export type Documento = Static<typeof Documento>;

export const PaymentDetails = Type.Object({
  totalDue: Type.String(),
  bankName: Type.String(),
  country: Type.String(),
  iban: Type.String(),
  swiftCode: Type.String(),
});
export type PaymentDetails = Static<typeof PaymentDetails>;

/** A notice with all that is known of it. */
export const LicitacaoDetail = Type.Object({
  ...listed,
  controle: Type.String(),
  fonte: Type.String(),
  processo: Type.String(),
  informacao: Type.String(),
  situacao: Type.String(),
  excluida: Type.Boolean(),
  tem_resultado: Type.Boolean(),
  instrumento: Type.String(),
  modo_disputa: Type.String(),
  amparo_legal: Type.String(),
  amparo_legal_descricao: Type.String(),
  valor_homologado: Nullable(Type.Number()),
  orgao_cnpj: Type.String(),
  esfera: Type.String(),
  poder: Type.String(),
  unidade: Type.String(),
  ibge: Type.String(),
  /** The body that another one buys for, and its unit; empty where there is none. */
  orgao_subrogado: Type.String(),
  orgao_subrogado_cnpj: Type.String(),
  unidade_subrogada: Type.String(),
  uasg_subrogada: Type.String(),
  /** The system through which the notice came to the portal. */
  plataforma: Type.String(),
  /** Why it is held in person. */
  justificativa_presencial: Type.String(),
  link_origem: Nullable(Type.String()),
  link_processo: Nullable(Type.String()),
  link_pncp: Nullable(Type.String()),
  atualizacao: Instant(),
  importada_em: Instant(),
  lotes: Type.Array(Lote),
  documentos: Type.Array(Documento),
  paymentDetails: PaymentDetails,
  /** Payment details invented for the demonstration. */
  conta_demo: Type.Boolean(),
  /** A Brazilian account's branch and number; empty where there is none. */
  agencia: Type.String(),
  conta: Type.String(),
});
export type LicitacaoDetail = Static<typeof LicitacaoDetail>;

export const Client = Type.Object({
  address: Type.String(),
  company: Type.String(),
  companyEmail: Type.String(),
  country: Type.String(),
  contact: Type.String(),
  name: Type.String(),
});
export type Client = Static<typeof Client>;

/**
 * What a list is narrowed to; what is left out narrows nothing. Days are days in Brasília, both ends included; `prazo` is the later of
 * opening and closing.
 */
export const filters = {
  q: SearchText(),
  status: Type.Optional(Choices(Status)),
  modalidade: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { maxItems: 50 })),
  uf: Type.Optional(Type.Array(Type.String({ maxLength: 2 }), { maxItems: 50 })),
  municipio: Type.Optional(Type.String({ maxLength: 100 })),
  orgao: Type.Optional(Type.String({ maxLength: 200 })),
  uasg: Type.Optional(Type.String({ maxLength: 20 })),
  valorMin: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  valorMax: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  aberturaDe: Type.Optional(Day()),
  aberturaAte: Type.Optional(Day()),
  prazoDe: Type.Optional(Day()),
  prazoAte: Type.Optional(Day()),
  srp: Type.Optional(Type.Boolean()),
  /** The import that last wrote it. */
  importacao: Type.Optional(Id()),
};
export const Filters = Type.Object(filters);

export const sortColumns = [
  'id',
  'abertura',
  'encerramento',
  'publicacao',
  'num_licitacao',
  'UASG',
  'orgao',
  'municipio',
  'modalidade',
  'valor_estimado',
  'proximas',
] as const;
/**
 * By `encerramento` means by the moment after which no one can take part any more: the later of opening and closing. `proximas` has the
 * open ones first, the nearest deadline before the others, then what is past, the latest first; in ascending order the other way round.
 */
export const sorting = { sort: Default(Type.Enum([...sortColumns]), 'proximas'), order: Default(Type.Enum(['asc', 'desc']), 'desc') };

/** A list's filters, order and columns that a user keeps as their own starting point, written as the list's address is. */
export const ListParams = Type.Object({ params: Type.String({ maxLength: 4000 }) });

/** A notice that was removed here. What it was is known as long as the removal can be undone. */
export const Removida = Type.Object({
  id: Type.Integer(),
  controle: Type.String(),
  removida_em: Instant(),
  /** Who removed it; null where the account is gone. */
  por: Nullable(Type.String()),
  desfazer_ate: Nullable(Instant()),
  num_licitacao: Nullable(Type.String()),
  orgao: Nullable(Type.String()),
  objeto: Nullable(Type.String()),
});
export type Removida = Static<typeof Removida>;

/** One field that an import changed: of the notice itself or of a part of it, known by its number. */
export const Alteracao = Type.Object({
  id: Type.Integer(),
  fonte: Type.String(),
  parte: Type.Enum(['licitacao', 'lote', 'resultado', 'documento']),
  numero: Type.String(),
  /** Empty where the part as a whole came or went. */
  campo: Type.String(),
  antes: Nullable(Type.String()),
  depois: Nullable(Type.String()),
  alterada_em: Instant(),
  /** Name of the file that brought it, for admins; null where it is not known any more. */
  arquivo: Nullable(Type.String()),
});
export type Alteracao = Static<typeof Alteracao>;
