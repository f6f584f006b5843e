// What was paid for a thing: prices of items that were awarded, and statistics of them.
import { ufs } from '#brasil/ufs.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Choices, Day, Default, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';

/** A unit of measure in one spelling; `-` are items without one. */
const Unidade = Type.String({ minLength: 1, maxLength: 40 });
export const NO_UNIT = '-';

/** `orgao` and `fornecedor`: a CNPJ or CPF, or part of a name. `valorMin` and `valorMax` are of the awarded unit price. */
const filters = {
  q: SearchText(),
  catalogo: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  unidade: Type.Optional(Unidade),
  de: Type.Optional(Day()),
  ate: Type.Optional(Day()),
  uf: Type.Optional(Choices(Type.Enum([...ufs]))),
  orgao: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  fornecedor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  valorMin: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  valorMax: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
};
const Filters = Type.Object(filters);
export type PrecoFilters = Omit<Static<typeof Filters>, 'q'> & { q?: string };

const rowFilters = {
  ...filters,
  /** Only outliers, or only the others. */
  atipicos: Type.Optional(Type.Enum(['so', 'sem'])),
  sort: Default(Type.Enum(['dia', 'valor', 'estimado', 'total']), 'dia'),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
};

/** Amounts in reais. Quartiles are interpolated between neighbours (method 7 of Hyndman and Fan, as spreadsheets do). */
const Quartiles = Type.Object({
  n: Type.Integer(),
  min: Type.Number(),
  q1: Type.Number(),
  mediana: Type.Number(),
  q3: Type.Number(),
  max: Type.Number(),
});
export type Quartiles = Static<typeof Quartiles>;

const counted = { n: Type.Integer(), mediana: Nullable(Type.Number()) };

export const PrecoStatistics = Type.Object({
  /** The unit that the figures are of: the one asked for, else the most frequent one. Null when nothing matches. */
  unidade: Nullable(Type.String()),
  /** All units that match, most frequent first. */
  unidades: Type.Array(Type.Object({ unidade: Type.String(), n: Type.Integer() })),
  /** Matches with a price in other units, which no figure includes. */
  outras: Type.Integer(),
  /** Matches of all units whose price is not known, which no figure includes. */
  semValor: Type.Integer(),
  homologado: Type.Optional(Quartiles),
  /** Of the matches that have an estimate. */
  estimado: Type.Optional(Quartiles),
  /** Median of what was saved on the estimate, as a share of it. */
  desconto: Nullable(Type.Number()),
  /** Prices below `baixo` or above `alto` are outliers: further from the quartiles than one and a half times their distance. */
  limites: Type.Optional(Type.Object({ baixo: Type.Number(), alto: Type.Number(), atipicos: Type.Integer() })),
  /** Twelve months up to `ate`, else up to the present one; with medians only where something was bought. */
  meses: Type.Array(Type.Object({ mes: Type.String(), ...counted, estimado: Nullable(Type.Number()) })),
  /** Most first; `uf` is empty where it is unknown. */
  ufs: Type.Array(Type.Object({ uf: Type.String(), ...counted })),
});
export type PrecoStatistics = Static<typeof PrecoStatistics>;

/** A price: one result of an item. `documento` of the supplier, `unidade_fonte` as the notice writes it. */
export const Preco = Type.Object({
  id: Type.Integer(),
  licitacao_id: Type.Integer(),
  num_licitacao: Type.String(),
  modalidade: Type.String(),
  controle: Type.String(),
  orgao: Type.String(),
  orgao_cnpj: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  numero: Type.Integer(),
  descricao: Type.String(),
  catalogo: Type.String(),
  quantidade: Nullable(Type.Number()),
  unidade: Type.String(),
  unidade_fonte: Type.String(),
  valor: Nullable(Type.Number()),
  estimado: Nullable(Type.Number()),
  total: Nullable(Type.Number()),
  dia: Day(),
  fornecedor: Type.String(),
  documento: Type.String(),
});
export type Preco = Static<typeof Preco>;

/** Descriptions whose words are chosen in one call. */
export const MOST_DESCRIPTIONS = 20;

/** The words to ask for the price of an item, and how many prices they find in their most frequent unit. */
const ChosenWords = Type.Object({
  /** Empty when the description has no words. */
  q: Type.String(),
  n: Type.Integer(),
});
export type ChosenWords = Static<typeof ChosenWords>;

export const precos = {
  chooseWords: endpoint('POST /api/precos/words', {
    access: 'signedIn',
    heavy: 'search',
    effect: 'reads',
    summary:
      'For each description of an item, the most of its main words, with the numbers that tell it from others, that find at least five prices; else those that find most, and how many, which may be none',
    body: Body({ descricoes: Type.Array(Type.String({ maxLength: 300 }), { minItems: 1, maxItems: MOST_DESCRIPTIONS }) }),
    reply: Type.Object({ escolhas: Type.Array(ChosenWords) }),
  }),
  statistics: endpoint('GET /api/precos/statistics', {
    access: 'signedIn',
    heavy: 'search',
    summary:
      'Median, quartiles, months, states and outliers of the unit prices that match; q or catalogo is needed, and units are never mixed',
    query: Filters,
    reply: PrecoStatistics,
  }),
  list: endpoint('GET /api/precos', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'The prices behind the statistics, of the same unit, in order, paginated',
    query: Type.Object({ ...rowFilters, ...Paging }),
    reply: Type.Object({ precos: Type.Array(Preco), total: Type.Integer() }),
  }),
  exportXlsx: endpoint('GET /api/precos/export', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'The same as XLSX with their sources, and a sheet with the statistics and how they are computed',
    query: Type.Object(rowFilters),
    reply: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  exportPdf: endpoint('GET /api/precos/pdf', {
    access: 'signedIn',
    heavy: 'document',
    summary: 'The price research as PDF: filters, statistics, their rule, and up to 1,000 prices with their sources',
    query: Type.Object(rowFilters),
    reply: 'application/pdf',
  }),
};
