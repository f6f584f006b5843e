// Entities of the calls: notices and their parts.
import { Choices, Day, Default, Id, Instant, Nullable, SearchText, type Static, Type } from '#kit/schema.ts';
import { fontes } from './fontes.ts';
import { proximo, recente } from './periodos.ts';
import { desfechos, outcomes } from './phase.ts';

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

/** Computed from the dates at the time of the request: see docs/glossary.md. */
export const Status = Type.Enum(['aberta', 'andamento', 'fechada']);
export type Status = Static<typeof Status>;

/**
 * Why an estimated value is implausible: higher than any purchase, a thousand times what was awarded, or above the limit of a direct
 * purchase allowed only for small values.
 */
const Implausible = Type.Enum(['limite', 'homologado', 'dispensa']);
export type Implausible = Static<typeof Implausible>;

/** A notice in Certame's own lists. */
const listed = {
  ...specified,
  status: Status,
  suspensa: Type.Boolean(),
  /** Withdrawn by the source: its value is in no sum. */
  excluida: Type.Boolean(),
  /** How it ended, if known. */
  desfecho: Type.Enum(['', ...outcomes]),
  uf: Type.String(),
  /** IBGE's code of the município; empty if the source does not say it. */
  ibge: Type.String(),
  orgao_cnpj: Type.String(),
  encerramento: Nullable(Instant()),
  publicacao: Instant(),
  srp: Type.Boolean(),
  orcamento_sigiloso: Type.Boolean(),
  /** null for a plausible value; sums exclude the others. */
  valor_implausivel: Nullable(Implausible),
  /** What the source says instead of the date, if that is no plausible date; the date is null then. */
  abertura_ilegivel: Nullable(Type.String()),
  encerramento_ilegivel: Nullable(Type.String()),
  /** Where it is from; `manual` when a user entered it by hand. */
  fonte: Type.String(),
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
  motivo_cancelamento: Type.String(),
});
export type Resultado = Static<typeof Resultado>;

/** An item of a notice (PNCP: "item ou lote") with its results. `descricao` is empty when only a result is known so far. */
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
  /** Its code in CATMAT or CATSER; empty, like the next ones, when there is none. */
  catalogo: Type.String(),
  ncm: Type.String(),
  ncm_descricao: Type.String(),
  categoria: Type.String(),
  informacao: Type.String(),
  margem_preferencia: Type.String(),
  /** Valid ones first, cancelled ones last. */
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

/** A notice with all its details. */
export const LicitacaoDetail = Type.Object({
  ...listed,
  controle: Type.String(),
  processo: Type.String(),
  informacao: Type.String(),
  situacao: Type.String(),
  tem_resultado: Type.Boolean(),
  instrumento: Type.String(),
  modo_disputa: Type.String(),
  amparo_legal: Type.String(),
  amparo_legal_descricao: Type.String(),
  valor_homologado: Nullable(Type.Number()),
  esfera: Type.String(),
  poder: Type.String(),
  unidade: Type.String(),
  /** The body on whose behalf it is bought, and its unit; empty when there is none. */
  orgao_subrogado: Type.String(),
  orgao_subrogado_cnpj: Type.String(),
  unidade_subrogada: Type.String(),
  uasg_subrogada: Type.String(),
  municipio_subrogado: Type.String(),
  uf_subrogada: Type.String(),
  /** Where the money is from, one per line. */
  fontes_orcamentarias: Type.String(),
  /** What the source says of parliamentary amendments that pay for it; `true` if only that there are some. */
  emenda_parlamentar: Type.String(),
  /** The system that published the notice on the portal. */
  plataforma: Type.String(),
  /** Justification for an in-person session. */
  justificativa_presencial: Type.String(),
  link_origem: Nullable(Type.String()),
  link_processo: Nullable(Type.String()),
  link_pncp: Nullable(Type.String()),
  /** The last day for challenges and questions (Lei 14.133, art. 164), also when it has passed. */
  impugnacao_ate: Nullable(Day()),
  atualizacao: Instant(),
  importada_em: Instant(),
  lotes: Type.Array(Lote),
  documentos: Type.Array(Documento),
  paymentDetails: PaymentDetails,
  /** Whether payment details are invented for the demo. */
  conta_demo: Type.Boolean(),
  /** Branch and number of a Brazilian account; empty when there is none. */
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
 * Filters of a list; one that is left out does not filter. Days are days in Brasília, both ends included; `prazo` is the later of opening
 * and closing.
 */
export const filters = {
  q: SearchText(),
  /** Where the text is searched; anywhere without it. */
  onde: Type.Optional(Type.Enum(['objeto', 'itens', 'orgao', 'numero'])),
  /** Synonyms that the text is not searched by, as the list's `tambem` names them. */
  sem: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
  status: Type.Optional(Choices(Status)),
  desfecho: Type.Optional(Choices(Type.Enum([...desfechos]))),
  modalidade: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { maxItems: 50 })),
  uf: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 50 })),
  municipio: Type.Optional(Type.String({ maxLength: 100 })),
  orgao: Type.Optional(Type.String({ maxLength: 200 })),
  /** Whole names of órgãos, and municipalities as `Curitiba - PR`. */
  orgaos: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 })),
  municipios: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })),
  /** Federal, state, municipal, of the Distrito Federal. */
  esfera: Type.Optional(Choices(Type.Enum(['F', 'E', 'M', 'D']))),
  tipo: Type.Optional(Choices(Type.Enum(['Material', 'Serviço', 'Misto']))),
  /** The most that its items offer small businesses. */
  beneficio: Type.Optional(Choices(Type.Enum(['exclusiva', 'cota', 'subcontratacao', 'nenhum']))),
  /** Bands of the estimated value, `0` without one: see docs/glossary.md. */
  faixa: Type.Optional(Choices(Type.Enum(['0', '1', '2', '3', '4', '5', '6']))),
  fonte: Type.Optional(Choices(Type.Enum([...fontes]))),
  uasg: Type.Optional(Type.String({ maxLength: 20 })),
  valorMin: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  valorMax: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  aberturaDe: Type.Optional(Day()),
  aberturaAte: Type.Optional(Day()),
  prazoDe: Type.Optional(Day()),
  prazoAte: Type.Optional(Day()),
  /** Days from or up to the day of the question: `prazo=7d`. */
  abertura: Type.Optional(Type.String({ pattern: proximo })),
  prazo: Type.Optional(Type.String({ pattern: proximo })),
  publicada: Type.Optional(Type.String({ pattern: recente })),
  srp: Type.Optional(Type.Boolean()),
  /** The import that last wrote it. */
  importacao: Type.Optional(Id()),
  /** Only notices that came later than the one with this id. */
  depoisDe: Type.Optional(Id()),
};
export const Filters = Type.Object(filters);
export type ListFilters = Static<typeof Filters>;

/** What a list says about the text that was searched. */
export const found = {
  /** Of each notice that matches by its items, the first such item, and how many more there are. */
  itens: Type.Array(Type.Object({ id: Type.Integer(), numero: Type.Integer(), descricao: Type.String(), mais: Type.Integer() })),
  /** Words of the text, and synonyms by which they were searched too; `sem` leaves them out. */
  tambem: Type.Array(Type.Object({ typed: Type.String(), also: Type.Array(Type.String()) })),
  /** The text as it may have been meant, if little was found. */
  sugestao: Nullable(Type.String()),
};

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
  'relevancia',
] as const;
/**
 * `encerramento` sorts by the end of participation: the later of opening and closing. `proximas` has open notices first by nearest
 * deadline, then past ones, latest first; ascending order reverses it. `relevancia` has the best matches of the text first, whatever the
 * direction.
 */
export const sorting = { sort: Default(Type.Enum([...sortColumns]), 'proximas'), order: Default(Type.Enum(['asc', 'desc']), 'desc') };

/** Columns of the list, by their ids. */
export const listColumns = [
  'star',
  'status',
  'abertura',
  'encerramento',
  'num_licitacao',
  'objeto',
  'orgao',
  'modalidade',
  'valor_estimado',
  'municipio',
  'UASG',
  'publicacao',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** Filters and order that a user saves as their starting view, in the format of the list's address. */
export const ListParams = Type.Object({ params: Type.String({ maxLength: 4000 }) });

/** A notice removed by a user. Its details are available as long as the removal can be undone. */
export const Removida = Type.Object({
  id: Type.Integer(),
  controle: Type.String(),
  removida_em: Instant(),
  /** Who removed it; null when the account no longer exists. */
  por: Nullable(Type.String()),
  desfazer_ate: Nullable(Instant()),
  num_licitacao: Nullable(Type.String()),
  orgao: Nullable(Type.String()),
  objeto: Nullable(Type.String()),
});
export type Removida = Static<typeof Removida>;

/** One field changed by an import, or by hand: of the notice itself, or of a part identified by its number. */
export const Alteracao = Type.Object({
  id: Type.Integer(),
  fonte: Type.String(),
  parte: Type.Enum(['licitacao', 'lote', 'resultado', 'documento']),
  numero: Type.String(),
  /** Empty when the part as a whole was added or removed. */
  campo: Type.String(),
  antes: Nullable(Type.String()),
  depois: Nullable(Type.String()),
  alterada_em: Instant(),
  /** Name of the imported file, for admins; null when unknown. */
  arquivo: Nullable(Type.String()),
  /** Who changed it by hand; null for imports, and when the account is gone. */
  por: Nullable(Type.String()),
});
export type Alteracao = Static<typeof Alteracao>;
