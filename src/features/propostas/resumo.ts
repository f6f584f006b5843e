// The summary of offers: rates of success, what is under way, why offers were lost.
import { endpoint } from '#kit/contract.ts';
import { Day, Default, Nullable, Paging, type Static, Type } from '#kit/schema.ts';
import { Etapa, Motivo } from './entities.ts';

export const periodos = ['12m', 'ano', 'anterior', 'tudo'] as const;
export const Periodo = Type.Enum(periodos);
export type Periodo = Static<typeof Periodo>;

/** Bands of the estimated value; the upper bound is excluded. */
export const faixas = [
  { min: 0, max: 10_000 },
  { min: 10_000, max: 50_000 },
  { min: 50_000, max: 200_000 },
  { min: 200_000, max: 1_000_000 },
  { min: 1_000_000, max: null },
] as const;

/** Won and lost ones, and what the won ones are worth. */
const taxa = { ganhas: Type.Integer(), perdidas: Type.Integer(), valor: Type.Number() };
/** How many, and what they are worth: their prices, or else the estimates of their notices, which are also summed up alone. */
const andamento = { n: Type.Integer(), valor: Type.Number(), estimado: Type.Number() };
const Orgaos = Type.Array(Type.Object({ orgao: Type.String(), ...taxa }));
const periodo = Default(Periodo, '12m');

export const Resumo = Type.Object({
  /** The days of the period, both included; null: without a limit. */
  de: Nullable(Day()),
  ate: Nullable(Day()),
  total: Type.Object({
    ...taxa,
    desistidas: Type.Integer(),
    abertas: Type.Integer(),
    valorAberto: Type.Number(),
    estimadoAberto: Type.Number(),
  }),
  modalidades: Type.Array(Type.Object({ codigo: Type.Integer(), nome: Type.String(), ...taxa })),
  /** Those with most offers, up to ten, and how many there are. */
  orgaos: Orgaos,
  totalOrgaos: Type.Integer(),
  /** In the order of the bands, and what has no estimate. */
  faixas: Type.Array(Type.Object({ min: Nullable(Type.Number()), max: Nullable(Type.Number()), ...taxa })),
  /** What is under way. */
  etapas: Type.Array(Type.Object({ etapa: Etapa, ...andamento })),
  /** The same by the session: until yesterday, what is left of the present month, the coming months, and later. */
  meses: Type.Array(Type.Object({ de: Nullable(Day()), ate: Nullable(Day()), ...andamento })),
  motivos: Type.Array(Type.Object({ motivo: Motivo, n: Type.Integer() })),
});
export type Resumo = Static<typeof Resumo>;

export const resumo = {
  showResumo: endpoint('GET /api/propostas/resumo', {
    access: 'signedIn',
    summary:
      'Figures of the offers that the caller may see: rates of success by the period of their end, what is under way, reasons of losses',
    query: Type.Object({ periodo }),
    reply: Resumo,
  }),
  listOrgaos: endpoint('GET /api/propostas/resumo/orgaos', {
    access: 'signedIn',
    summary: 'Rates of success by public body, those with most offers first, by the period of their end',
    query: Type.Object({ periodo, ...Paging }),
    reply: Type.Object({ orgaos: Orgaos, total: Type.Integer() }),
  }),
};
