// What the calls speak of: notices and what belongs to them, as they travel.
import {
  Choices,
  Day,
  Decimal,
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
import { outcomes } from './phase.ts';

/** A notice in the specification's words. `abertura` is in UTC; `num_licitacao` is number/year. */
const specified = {
  id: Integer(),
  UASG: Text(),
  abertura: Nullable(Instant()),
  modalidade: Text(),
  municipio: Text(),
  num_licitacao: Text(),
  objeto: Text(),
  orgao: Text(),
  tipo_item: Text(),
  valor_estimado: Nullable(Decimal()),
};
export const Notice = Shape(specified);
export type Notice = Static<typeof Notice>;

/** Computed from the dates at the moment of asking: see docs/glossary.md. */
export const Status = OneOf(['aberta', 'andamento', 'fechada']);
export type Status = Static<typeof Status>;

/**
 * Why an estimated value cannot be right: no purchase is worth so much, it is a thousand times what was awarded, or a direct purchase
 * that is allowed for small values alone.
 */
const Implausible = OneOf(['limite', 'homologado', 'dispensa']);
export type Implausible = Static<typeof Implausible>;

/** A notice as our lists show it. */
const listed = {
  ...specified,
  status: Status,
  suspensa: Flag(),
  /** How it ended, where that is known. */
  desfecho: OneOf(['', ...outcomes]),
  uf: Text(),
  encerramento: Nullable(Instant()),
  publicacao: Instant(),
  srp: Flag(),
  orcamento_sigiloso: Flag(),
  /** null where nothing speaks against the value; sums leave the others out. */
  valor_implausivel: Nullable(Implausible),
};
export const Licitacao = Shape(listed);
export type Licitacao = Static<typeof Licitacao>;

/** Who won an item, and for how much. */
export const Resultado = Shape({
  sequencial: Integer(),
  fornecedor: Text(),
  fornecedor_documento: Text(),
  porte: Text(),
  quantidade: Nullable(Decimal()),
  valor_unitario: Nullable(Decimal()),
  valor_total: Nullable(Decimal()),
  /** Per cent. */
  desconto: Nullable(Decimal()),
  data: Nullable(Day()),
  situacao: Text(),
  cancelado: Flag(),
});
export type Resultado = Static<typeof Resultado>;

/** An item of a notice (PNCP: "item ou lote") with its results. Where only a result is known so far, `descricao` is empty. */
export const Lote = Shape({
  numero: Integer(),
  grupo: Nullable(Text()),
  descricao: Text(),
  quantidade: Nullable(Decimal()),
  unidade: Text(),
  valor_unitario: Nullable(Decimal()),
  valor_total: Nullable(Decimal()),
  material_servico: Text(),
  beneficio: Text(),
  criterio: Text(),
  situacao: Text(),
  /** Those that hold first, cancelled ones last. */
  resultados: List(Resultado),
});
export type Lote = Static<typeof Lote>;

export const Documento = Shape({
  id: Integer(),
  titulo: Text(),
  tipo: Text(),
  url: Text(),
  publicacao: Nullable(Instant()),
});
export type Documento = Static<typeof Documento>;

export const PaymentDetails = Shape({
  totalDue: Text(),
  bankName: Text(),
  country: Text(),
  iban: Text(),
  swiftCode: Text(),
});
export type PaymentDetails = Static<typeof PaymentDetails>;

/** A notice with all that is known of it. */
export const LicitacaoDetail = Shape({
  ...listed,
  controle: Text(),
  fonte: Text(),
  processo: Text(),
  informacao: Text(),
  situacao: Text(),
  excluida: Flag(),
  tem_resultado: Flag(),
  instrumento: Text(),
  modo_disputa: Text(),
  amparo_legal: Text(),
  amparo_legal_descricao: Text(),
  valor_homologado: Nullable(Decimal()),
  orgao_cnpj: Text(),
  esfera: Text(),
  poder: Text(),
  unidade: Text(),
  ibge: Text(),
  /** The body that another one buys for, and its unit; empty where there is none. */
  orgao_subrogado: Text(),
  orgao_subrogado_cnpj: Text(),
  unidade_subrogada: Text(),
  uasg_subrogada: Text(),
  /** The system through which the notice came to the portal. */
  plataforma: Text(),
  /** Why it is held in person. */
  justificativa_presencial: Text(),
  link_origem: Nullable(Text()),
  link_processo: Nullable(Text()),
  link_pncp: Nullable(Text()),
  atualizacao: Instant(),
  importada_em: Instant(),
  lotes: List(Lote),
  documentos: List(Documento),
  paymentDetails: PaymentDetails,
  /** Payment details invented for the demonstration. */
  conta_demo: Flag(),
  /** A Brazilian account's branch and number; empty where there is none. */
  agencia: Text(),
  conta: Text(),
});
export type LicitacaoDetail = Static<typeof LicitacaoDetail>;

export const Client = Shape({
  address: Text(),
  company: Text(),
  companyEmail: Text(),
  country: Text(),
  contact: Text(),
  name: Text(),
});
export type Client = Static<typeof Client>;

/**
 * What a list is narrowed to; what is left out narrows nothing. Days are days in Brasília, both ends included; `prazo` is the later of
 * opening and closing.
 */
export const filters = {
  q: SearchText(),
  status: Optional(Choices(Status)),
  modalidade: Optional(List(Integer({ minimum: 0, maximum: 1000 }), { maxItems: 50 })),
  uf: Optional(List(Text({ maxLength: 2 }), { maxItems: 50 })),
  municipio: Optional(Text({ maxLength: 100 })),
  orgao: Optional(Text({ maxLength: 200 })),
  uasg: Optional(Text({ maxLength: 20 })),
  valorMin: Optional(Decimal({ minimum: 0, maximum: 1e15 })),
  valorMax: Optional(Decimal({ minimum: 0, maximum: 1e15 })),
  aberturaDe: Optional(Day()),
  aberturaAte: Optional(Day()),
  prazoDe: Optional(Day()),
  prazoAte: Optional(Day()),
  srp: Optional(Flag()),
  /** The import that last wrote it. */
  importacao: Optional(Id()),
};
export const Filters = Shape(filters);

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
export const sorting = { sort: Default(OneOf([...sortColumns]), 'proximas'), order: Default(OneOf(['asc', 'desc']), 'desc') };

/** A list's filters, order and columns that a user keeps as their own starting point, written as the list's address is. */
export const ListParams = Shape({ params: Text({ maxLength: 4000 }) });

/** A notice that was removed here. What it was is known as long as the removal can be undone. */
export const Removida = Shape({
  id: Integer(),
  controle: Text(),
  removida_em: Instant(),
  /** Who removed it; null where the account is gone. */
  por: Nullable(Text()),
  desfazer_ate: Nullable(Instant()),
  num_licitacao: Nullable(Text()),
  orgao: Nullable(Text()),
  objeto: Nullable(Text()),
});
export type Removida = Static<typeof Removida>;

/** One field that an import changed: of the notice itself or of a part of it, known by its number. */
export const Alteracao = Shape({
  id: Integer(),
  fonte: Text(),
  parte: OneOf(['licitacao', 'lote', 'resultado', 'documento']),
  numero: Text(),
  /** Empty where the part as a whole came or went. */
  campo: Text(),
  antes: Nullable(Text()),
  depois: Nullable(Text()),
  alterada_em: Instant(),
  /** Name of the file that brought it, for admins; null where it is not known any more. */
  arquivo: Nullable(Text()),
});
export type Alteracao = Static<typeof Alteracao>;
