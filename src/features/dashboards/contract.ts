// Figures of the overview. Each equals a list with the filter named in its comment.

import { acceptedPeriods } from '#brasil/periods.ts';
import { endpoint } from '#kit/contract.ts';
import { Day, Default, Instant, Nullable, type Static, Type } from '#kit/schema.ts';

const Status = Type.Enum(['aberta', 'andamento', 'fechada']);

/** Number of notices, and the sum of their estimated values in reais, excluding `fora` notices with an implausible value. */
const sum = { n: Type.Integer(), valor: Type.Number(), fora: Type.Integer() };
export const Sum = Type.Object(sum);
export type Sum = Static<typeof Sum>;

/** Notices that open on these days in Brasília: filter `aberturaDe`, `aberturaAte`. */
const SumOfDays = Type.Object({ from: Day(), to: Day(), ...sum });

export const NoticeFigures = Type.Object({
  /** As of now: filter `status`. */
  status: Type.Array(Type.Object({ status: Status, ...sum })),
  /** All: no filter. */
  total: Sum,
  /** Opening within the period. */
  period: SumOfDays,
  /** The same number of days before it. */
  before: SumOfDays,
  /** The period's notices by modality, most first: also filter `modalidade`. */
  modalidades: Type.Array(Type.Object({ codigo: Type.Integer(), nome: Type.String(), ...sum })),
  /**
   * The period's notices by estimated value, bounds included, smallest first: also filter `valorMin`, `valorMax` (null: none). Notices
   * without a value are in no band.
   */
  faixas: Type.Array(Type.Object({ min: Nullable(Type.Number()), max: Nullable(Type.Number()), ...sum })),
  /** The period's notices without a value; there is no filter for them. */
  semValor: Type.Integer(),
  /** By month of opening, whatever the period: twelve months back, the current one, and up to six ahead while there are notices. */
  meses: Type.Array(SumOfDays),
});
export type NoticeFigures = Static<typeof NoticeFigures>;

/** Of one state, filter `uf`; `uf` is empty for notices without one. Status is as of now, independent of the period. */
export const UfFigures = Type.Object({ uf: Type.String(), period: Sum, total: Sum, aberta: Sum, andamento: Sum, fechada: Sum });
export type UfFigures = Static<typeof UfFigures>;

/** An open notice with a near deadline. */
export const Deadline = Type.Object({
  id: Type.Integer(),
  num_licitacao: Type.String(),
  modalidade: Type.String(),
  orgao: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  objeto: Type.String(),
  prazo: Instant(),
  /** Its phase: announced, receiving proposals, or suspended. */
  phase: Type.String(),
  valor_estimado: Nullable(Type.Number()),
  /** Whether the caller follows it. */
  seguida: Type.Boolean(),
});
export type Deadline = Static<typeof Deadline>;

/** A recently updated bill. */
const MovedBill = Type.Object({
  id: Type.Integer(),
  casa: Type.Enum(['camara', 'senado']),
  /** PL 229/2009 */
  name: Type.String(),
  ementa: Type.String(),
  situacao: Type.String(),
  ultima_tramitacao: Nullable(Instant()),
});

const LastImport = Type.Object({
  id: Type.Integer(),
  arquivo: Type.String(),
  estado: Type.Enum(['pronta', 'na_fila', 'em_andamento', 'interrompida', 'concluida', 'cancelada', 'falhou']),
  recebida_em: Instant(),
  novos: Type.Integer(),
  atualizados: Type.Integer(),
  rejeitados: Type.Integer(),
});

const OfPeriod = Type.Object({ period: Default(Type.Enum(acceptedPeriods), 'last-28-days') });

export const dashboards = {
  notices: endpoint('GET /api/dashboards/notices', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'Number and value of notices: by status, and for a period by procedure, value and month of opening',
    query: OfPeriod,
    reply: NoticeFigures,
  }),
  map: endpoint('GET /api/dashboards/map', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'The same by state: for a period, and by status',
    query: OfPeriod,
    reply: Type.Object({ from: Day(), to: Day(), ufs: Type.Array(UfFigures) }),
  }),
  week: endpoint('GET /api/dashboards/week', {
    access: 'signedIn',
    heavy: 'search',
    summary:
      'Open notices whose deadline falls within seven days, from today: their number by day, and eight of them, starting with those the caller follows',
    reply: Type.Object({
      from: Day(),
      to: Day(),
      /** Filter of the notices: status aberta, `prazoAte`. */
      total: Type.Integer(),
      /** Filter: status aberta, `prazoDe` and `prazoAte`. */
      days: Type.Array(Type.Object({ day: Day(), n: Type.Integer() })),
      deadlines: Type.Array(Deadline),
    }),
  }),
  mine: endpoint('GET /api/dashboards/mine', {
    access: 'signedIn',
    summary: "The caller's pending items: unread mail, tasks, followed items, orders by status",
    reply: Type.Object({
      /** Of the inbox. */
      unread: Type.Integer(),
      tasks: Type.Object({ open: Type.Integer(), overdue: Type.Integer() }),
      /** Filter `kind` of the followed items. */
      follows: Type.Object({ licitacoes: Type.Integer(), projetos: Type.Integer() }),
      orders: Type.Array(Type.Object({ status: Type.String(), n: Type.Integer() })),
    }),
  }),
  summary: endpoint('GET /api/dashboards/summary', {
    access: 'signedIn',
    heavy: 'search',
    summary: 'Users by status, bills by chamber, and for admins the latest imports',
    query: OfPeriod,
    reply: Type.Object({
      /** Filter `status` of the list of people. */
      users: Type.Object({ active: Type.Integer(), inactive: Type.Integer(), pending: Type.Integer(), total: Type.Integer() }),
      /** `total`: filter `casa`; `presented`: `apresentacaoDe` and `apresentacaoAte` too. */
      bills: Type.Object({
        from: Day(),
        to: Day(),
        casas: Type.Array(Type.Object({ casa: Type.Enum(['camara', 'senado']), total: Type.Integer(), presented: Type.Integer() })),
      }),
      /** The five most recently updated. */
      moved: Type.Array(MovedBill),
      /** The last five; null for users who are not admins. */
      imports: Nullable(Type.Array(LastImport)),
    }),
  }),
};
