// The figures of the overview. Each is what a list shows with the filter that belongs to it: see the comments.

import { askedPeriods } from '#brasil/periods.ts';
import { endpoint } from '#kit/contract.ts';
import { Day, Decimal, Default, Flag, Instant, Integer, List, Nullable, OneOf, Shape, type Static, Text } from '#kit/schema.ts';

const Status = OneOf(['aberta', 'andamento', 'fechada']);

/** How many notices, and the sum of their estimated values in reais: without that of the `fora` among them whose value is implausible. */
const sum = { n: Integer(), valor: Decimal(), fora: Integer() };
export const Sum = Shape(sum);
export type Sum = Static<typeof Sum>;

/** Notices that open on these days of Brasília: filter `aberturaDe`, `aberturaAte`. */
const SumOfDays = Shape({ from: Day(), to: Day(), ...sum });

export const NoticeFigures = Shape({
  /** As of this moment: filter `status`. */
  status: List(Shape({ status: Status, ...sum })),
  /** All there are: no filter. */
  total: Sum,
  /** Opening within the period. */
  period: SumOfDays,
  /** As many days, right before it. */
  before: SumOfDays,
  /** Of those of the period by modality, most first: filter `modalidade` too. */
  modalidades: List(Shape({ codigo: Integer(), nome: Text(), ...sum })),
  /**
   * Of those of the period by estimated value, bounds included, from the smallest: filter `valorMin`, `valorMax` too (null: none).
   * Notices without a value are in no band.
   */
  faixas: List(Shape({ min: Nullable(Decimal()), max: Nullable(Decimal()), ...sum })),
  /** Those of the period that say no value; no filter tells them. */
  semValor: Integer(),
  /** By month of opening, whatever the period: the twelve months before this one, this one, and those ahead as far as notices go, at most six. */
  meses: List(SumOfDays),
});
export type NoticeFigures = Static<typeof NoticeFigures>;

/** Of one state, filter `uf`; `uf` is empty where notices do not say it. Status is as of now and has nothing to do with the period. */
export const UfFigures = Shape({ uf: Text(), period: Sum, total: Sum, aberta: Sum, andamento: Sum, fechada: Sum });
export type UfFigures = Static<typeof UfFigures>;

/** An open notice whose deadline is near. */
export const Deadline = Shape({
  id: Integer(),
  num_licitacao: Text(),
  modalidade: Text(),
  orgao: Text(),
  municipio: Text(),
  uf: Text(),
  objeto: Text(),
  prazo: Instant(),
  /** In which phase it is: announced, receiving proposals, or suspended. */
  phase: Text(),
  valor_estimado: Nullable(Decimal()),
  /** Whether the caller follows it. */
  seguida: Flag(),
});
export type Deadline = Static<typeof Deadline>;

/** A bill that moved of late. */
const MovedBill = Shape({
  id: Integer(),
  casa: OneOf(['camara', 'senado']),
  /** PL 229/2009 */
  name: Text(),
  ementa: Text(),
  situacao: Text(),
  ultima_tramitacao: Nullable(Instant()),
});

const LastImport = Shape({
  id: Integer(),
  arquivo: Text(),
  estado: OneOf(['pronta', 'na_fila', 'em_andamento', 'interrompida', 'concluida', 'cancelada', 'falhou']),
  recebida_em: Instant(),
  novos: Integer(),
  atualizados: Integer(),
  rejeitados: Integer(),
});

const OfPeriod = Shape({ period: Default(OneOf(askedPeriods), 'last-28-days') });

export const dashboards = {
  notices: endpoint('GET /api/dashboards/notices', {
    access: 'signedIn',
    summary: 'Number and value of notices: by status, and for a period by procedure, value and month of opening',
    query: OfPeriod,
    reply: NoticeFigures,
  }),
  map: endpoint('GET /api/dashboards/map', {
    access: 'signedIn',
    summary: 'The same by state: for a period, and by status',
    query: OfPeriod,
    reply: Shape({ from: Day(), to: Day(), ufs: List(UfFigures) }),
  }),
  week: endpoint('GET /api/dashboards/week', {
    access: 'signedIn',
    summary:
      'Open notices whose deadline falls within seven days, from today: their number by day, and eight of them, starting with those the caller follows',
    reply: Shape({
      from: Day(),
      to: Day(),
      /** Filter of the notices: status aberta, `prazoAte`. */
      total: Integer(),
      /** Filter: status aberta, `prazoDe` and `prazoAte`. */
      days: List(Shape({ day: Day(), n: Integer() })),
      deadlines: List(Deadline),
    }),
  }),
  mine: endpoint('GET /api/dashboards/mine', {
    access: 'signedIn',
    summary: "The caller's pending items: unread mail, tasks, followed items, orders by status",
    reply: Shape({
      /** Of the inbox. */
      unread: Integer(),
      tasks: Shape({ open: Integer(), overdue: Integer() }),
      /** Filter `kind` of what one follows. */
      follows: Shape({ licitacoes: Integer(), projetos: Integer() }),
      orders: List(Shape({ status: Text(), n: Integer() })),
    }),
  }),
  house: endpoint('GET /api/dashboards/house', {
    access: 'signedIn',
    summary: 'Users by status, bills by house, and for admins the latest imports',
    query: OfPeriod,
    reply: Shape({
      /** Filter `status` of the list of people. */
      users: Shape({ active: Integer(), inactive: Integer(), pending: Integer(), total: Integer() }),
      /** `total`: filter `casa`; `presented`: `apresentacaoDe` and `apresentacaoAte` too. */
      bills: Shape({
        from: Day(),
        to: Day(),
        casas: List(Shape({ casa: OneOf(['camara', 'senado']), total: Integer(), presented: Integer() })),
      }),
      /** The five that moved last. */
      moved: List(MovedBill),
      /** The last five; null for whoever is no admin. */
      imports: Nullable(List(LastImport)),
    }),
  }),
};
