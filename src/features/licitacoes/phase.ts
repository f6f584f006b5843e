// Phase of a notice in procurement terms, beside the three statuses of the API (docs/glossary.md).
import { NEVER } from '#kit/clock.ts';

/** How a notice ended, according to its source or items. */
export const outcomes = ['revogada', 'anulada', 'deserta', 'fracassada', 'homologada'] as const;
export type Outcome = (typeof outcomes)[number];

/** What notices can be filtered by: an outcome, or that the source withdrew the notice, whatever its outcome. */
export const desfechos = [...outcomes, 'retirada'] as const;
export type Desfecho = (typeof desfechos)[number];

export const phases = ['divulgada', 'recebendo', 'julgamento', 'suspensa', 'encerrada', ...desfechos] as const;
export type Phase = (typeof phases)[number];

/** The relevant date: when proposals begin or end, or when they ended. `at` is null when proposals never end. */
export type PhaseDate = { kind: 'from' | 'until' | 'ended'; at: string | null };

export type PhaseFacts = {
  status: 'aberta' | 'andamento' | 'fechada';
  suspensa: boolean;
  /** Withdrawn by the source. */
  excluida: boolean;
  /** Empty when there is none. */
  desfecho: Outcome | '';
  abertura: string | null;
  encerramento: string | null;
  /** What the source says, if that is no date: then nobody knows when it ends. */
  encerramento_ilegivel?: string | null;
};

/** `status` must be that at `now`. */
export function phaseOf({ status, suspensa, excluida, desfecho, abertura, encerramento }: PhaseFacts, now: string): Phase {
  if (excluida) return 'retirada';
  if (desfecho) return desfecho;
  if (status === 'fechada') return 'encerrada';
  if (suspensa) return 'suspensa';
  // Direct contracting has no dates: only its publication is known.
  if (!abertura && !encerramento) return 'divulgada';
  if (abertura && abertura > now) return 'divulgada';
  return status === 'aberta' ? 'recebendo' : 'julgamento';
}

/** Undefined without dates, and for notices that ended before them. */
export function phaseDateOf(facts: PhaseFacts, now: string): PhaseDate | undefined {
  const { desfecho, status, abertura, encerramento, encerramento_ilegivel } = facts;
  const end = encerramento ?? abertura;
  if (!end) return undefined;
  if (desfecho || status === 'fechada') return end < now ? { kind: 'ended', at: end } : undefined;
  if (abertura && abertura > now) return { kind: 'from', at: abertura };
  if (encerramento_ilegivel && end < now) return undefined;
  if (end.slice(0, 4) === NEVER.slice(0, 4)) return { kind: 'until', at: null };
  return { kind: end < now ? 'ended' : 'until', at: end };
}
