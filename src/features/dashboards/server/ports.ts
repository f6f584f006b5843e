// Dependencies of the overview, connected by the app, so that each figure is counted like its own list.
import type { RawBuilder } from 'kysely';
import type { Days } from '#brasil/periods.ts';
import type { LicitacoesTable } from '#features/licitacoes/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Sum } from '../contract.ts';

export type ByStatus = Record<'aberta' | 'andamento' | 'fechada' | 'total', Sum>;

/** Columns that determine the phase of an open notice. */
export const phaseColumns = ['situacao_codigo', 'desfecho', 'abertura', 'encerramento'] as const;
type PhaseColumns = Pick<LicitacoesTable, (typeof phaseColumns)[number]>;

/** Counts of notices; days are those of opening. */
export type NoticeCounts = {
  byStatus(db: Queries, now: Date): Promise<ByStatus>;
  /** The key is empty for notices without a state. */
  byUf(db: Queries, now: Date): Promise<Map<string, ByStatus>>;
  /** By the values of `por`; bands by their number in `faixas`, an empty one for notices without a value. */
  byKey<Por extends 'uf' | 'modalidade' | 'faixa'>(
    db: Queries,
    por: readonly Por[],
    days: Days,
  ): Promise<({ por: Por; chave: string } & Sum)[]>;
  ofDays(db: Queries, days: Days): Promise<Sum>;
  /** By month: `2026-07`. */
  byMonth(db: Queries, days: Days): Promise<Map<string, Sum>>;
  /** The bands of value, smallest first, both bounds included. */
  faixas: readonly { chave: string; min: number | null; max: number | null }[];
  nomeDaModalidade(codigo: number): string;
  /** The phase at a given time. */
  phase(notice: PhaseColumns, now: Date): string;
  /** Condition for open notices. */
  isOpen(now: Date): RawBuilder<boolean>;
};

export type DashboardsOptions = {
  database: Database;
  notices: NoticeCounts;
  countMail(db: Queries, userId: number): Promise<{ inbox: number }>;
  countTasks(db: Queries, userId: number): Promise<{ open: number; overdue: number }>;
  countFollows(db: Queries, userId: number, kind: 'licitacao' | 'projeto'): Promise<number>;
  countUsers(database: Database): Promise<{ active: number; inactive: number; pending: number; total: number }>;
  countBills(database: Database, presented: Days | null): Promise<{ camara: number; senado: number }>;
};
