// Who won what: suppliers, and who buys from them: public bodies, and municípios with all bodies in them.
import { ufs } from '#brasil/ufs.ts';
import { desfechos } from '#features/licitacoes/contract.ts';
import { Preco } from '#features/precos/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Day, Default, Id, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';

/** A CNPJ, a CPF or a foreign number, with or without marks. */
const ByNumber = Type.Object({ documento: Type.String({ minLength: 1, maxLength: 60 }) });
const ByCnpj = Type.Object({ cnpj: Type.String({ minLength: 1, maxLength: 30 }) });
/** IBGE's code of a município. */
const ByIbge = Type.Object({ ibge: Type.String({ minLength: 1, maxLength: 20 }) });
/** Databases have neither the year 0 nor, with the days after it, that after 9999. */
const Month = Type.String({ pattern: '^(?!0000|9999)\\d{4}-(0[1-9]|1[0-2])$' });

/** Number of items won, and their total in reais. */
const won = { n: Type.Integer(), total: Type.Number() };
/** Twelve months up to the present one. */
const Months = Type.Array(Type.Object({ mes: Type.String(), ...won }));

const Fornecedor = Type.Object({
  id: Id(),
  documento: Type.String(),
  nome: Type.String(),
  itens: Type.Integer(),
  total: Type.Number(),
});
export type Fornecedor = Static<typeof Fornecedor>;

const FornecedorDetail = Type.Object({
  documento: Type.String(),
  nome: Type.String(),
  /** By the form of the number. */
  tipo: Type.Enum(['cnpj', 'cpf', 'outro']),
  /** Whether its check digits are right; null for other numbers. */
  valido: Nullable(Type.Boolean()),
  /** As the latest result says. */
  porte: Type.String(),
  itens: Type.Integer(),
  total: Type.Number(),
  licitacoes: Type.Integer(),
  primeiro: Nullable(Day()),
  ultimo: Nullable(Day()),
  /** Median of what was saved on the estimate, as a share of it, and of how many items. */
  desconto: Nullable(Type.Number()),
  comEstimativa: Type.Integer(),
  meses: Months,
  ufs: Type.Array(Type.Object({ uf: Type.String(), ...won })),
  /** Highest total first, up to ten, and how many there are. */
  orgaos: Type.Array(Type.Object({ cnpj: Type.String(), nome: Type.String(), ...won })),
  totalOrgaos: Type.Integer(),
  /** Suppliers that won other items of the same notices, most notices first, up to ten. */
  rivais: Type.Array(Type.Object({ documento: Type.String(), nome: Type.String(), licitacoes: Type.Integer() })),
});
export type FornecedorDetail = Static<typeof FornecedorDetail>;

/** What is said of everyone who buys. */
const purchases = {
  licitacoes: Type.Integer(),
  /** Of items that were won. */
  itens: Type.Integer(),
  total: Type.Number(),
  /** Median days from the publication of a notice to its first result, and of how many notices. */
  dias: Nullable(Type.Number()),
  comResultado: Type.Integer(),
  /** Notices by how they ended, those that ended in no known way not included. */
  desfechos: Type.Array(Type.Object({ desfecho: Type.Enum([...desfechos]), n: Type.Integer() })),
  /** The share of deserted and failed notices among those that ended with or without a winner; null when none did. */
  fracasso: Nullable(Type.Number()),
  modalidades: Type.Array(Type.Object({ codigo: Type.Integer(), nome: Type.String(), n: Type.Integer() })),
  /** Notices by month of publication: twelve months up to the present one. */
  meses: Type.Array(Type.Object({ mes: Type.String(), n: Type.Integer() })),
  /** Items with the highest totals, up to ten; what several suppliers won of one is added up, and the largest share says the rest. */
  compras: Type.Array(Preco),
  /** Highest total first, up to ten. */
  fornecedores: Type.Array(Type.Object({ documento: Type.String(), nome: Type.String(), ...won })),
};
const Purchases = Type.Object(purchases);
export type Purchases = Static<typeof Purchases>;

const OrgaoDetail = Type.Object({
  cnpj: Type.String(),
  nome: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  /** Of the município; empty if no source says it. */
  ibge: Type.String(),
  esfera: Type.String(),
  ...purchases,
});
export type OrgaoDetail = Static<typeof OrgaoDetail>;

const MunicipioDetail = Type.Object({
  ibge: Type.String(),
  nome: Type.String(),
  uf: Type.String(),
  ...purchases,
  /** Bodies with notices of this município, highest total first, up to fifty, and how many there are. */
  orgaos: Type.Array(Type.Object({ cnpj: Type.String(), nome: Type.String(), licitacoes: Type.Integer(), ...won })),
  totalOrgaos: Type.Integer(),
});
export type MunicipioDetail = Static<typeof MunicipioDetail>;

const BuyerNotice = Type.Object({
  id: Id(),
  orgao: Type.String(),
  orgao_cnpj: Type.String(),
  num_licitacao: Type.String(),
  modalidade: Type.String(),
  objeto: Type.String(),
  publicacao: Day(),
  /** Day of the first result. */
  resultado: Nullable(Day()),
  dias: Nullable(Type.Integer()),
  desfecho: Type.Enum(['', ...desfechos]),
  valor_estimado: Nullable(Type.Number()),
});
export type BuyerNotice = Static<typeof BuyerNotice>;

const noticeQuery = Type.Object({
  desfecho: Type.Optional(Type.Enum([...desfechos])),
  modalidade: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  mes: Type.Optional(Month),
  sort: Default(Type.Enum(['publicacao', 'valor_estimado']), 'publicacao'),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
  ...Paging,
});
const Notices = Type.Object({ licitacoes: Type.Array(BuyerNotice), total: Type.Integer() });

export const fornecedores = {
  list: endpoint('GET /api/fornecedores', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'Everyone who won an item, by total, number of items or name; q is part of the name, or a CNPJ or CPF',
    query: Type.Object({
      q: SearchText(),
      sort: Default(Type.Enum(['total', 'itens', 'nome']), 'total'),
      order: Default(Type.Enum(['asc', 'desc']), 'desc'),
      ...Paging,
    }),
    reply: Type.Object({ fornecedores: Type.Array(Fornecedor), total: Type.Integer() }),
  }),
  show: endpoint('GET /api/fornecedores/:documento', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'What a supplier won: where, from whom, at which discount, beside whom, and when',
    params: ByNumber,
    reply: FornecedorDetail,
  }),
  listItens: endpoint('GET /api/fornecedores/:documento/itens', {
    access: 'signedIn',
    summary: 'The items that a supplier won, latest first; of one state, body or month',
    params: ByNumber,
    query: Type.Object({
      uf: Type.Optional(Type.Enum([...ufs])),
      orgao: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
      mes: Type.Optional(Month),
      sort: Default(Type.Enum(['dia', 'valor', 'total']), 'dia'),
      order: Default(Type.Enum(['asc', 'desc']), 'desc'),
      ...Paging,
    }),
    reply: Type.Object({ itens: Type.Array(Preco), total: Type.Integer() }),
  }),
  showOrgao: endpoint('GET /api/orgaos/:cnpj', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'What a public body buys, how long it takes from publication to result, and how often it fails',
    params: ByCnpj,
    reply: OrgaoDetail,
  }),
  listOrgaoNotices: endpoint('GET /api/orgaos/:cnpj/licitacoes', {
    access: 'signedIn',
    summary: 'The notices of a public body, latest first; of one outcome, procedure or month of publication',
    params: ByCnpj,
    query: noticeQuery,
    reply: Notices,
  }),
  showMunicipio: endpoint('GET /api/municipios/:ibge', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'What the public bodies in a município buy, how long it takes from publication to result, and how often it fails',
    params: ByIbge,
    reply: MunicipioDetail,
  }),
  listMunicipioNotices: endpoint('GET /api/municipios/:ibge/licitacoes', {
    access: 'signedIn',
    summary: 'The notices of a município, latest first; of one outcome, procedure or month of publication',
    params: ByIbge,
    query: noticeQuery,
    reply: Notices,
  }),
};
