// The dates of a notice, first as distances from today, then as instants.
import { businessDayFrom, businessDaysAfter, businessDayUntil, instantInBrasilia } from '#brasil/server/officeDays.ts';
import type { Random } from '#kit/server/random.ts';

type Window = { window: number; lead: number };

export type Timing = {
  prazo: ({ kind: 'opens'; inBusinessDays: number; window: number } | ({ kind: 'closes'; inDays: number } & Window)) | null;
  /** Days since the publication, before it is moved to a business day. */
  age: number;
  /** Days since the source last touched the record. */
  updatedAgo: number;
  /** Minutes since midnight in Brasília. */
  at: { publicacao: number; abertura: number; encerramento: number; atualizacao: number };
};

export type Dates = { publicacao: string; abertura: string | null; encerramento: string | null; atualizacao: string };

/** Opening and closing times in office hours, mostly before lunch. */
const openings = [480, 480, 510, 540, 540, 570, 600, 840, 870];
const closings = [540, 540, 570, 600, 600, 630, 840, 870, 900, 960, 1020];
/** Holidays and weekends in a row move a day by no more than this. */
const longestBreak = 4;

/** Chooses the distances. An `esquecida` notice closed or was published more than a year ago without an outcome. */
export function planTiming(
  random: Random,
  janela: readonly [number, number] | null,
  fase: 'aberta' | 'andamento' | 'fechada',
  esquecida: boolean,
): Timing {
  const at = {
    publicacao: random.between(430, 1110),
    abertura: random.pick(openings),
    encerramento: random.pick(closings),
    atualizacao: random.between(1140, 1410),
  };
  if (!janela) {
    const age = esquecida ? random.between(372, 535) : fase === 'andamento' ? recent(random, 2, 330, 1.7) : recent(random, 3, 520, 1.4);
    return { prazo: null, age, updatedAgo: random.between(1, esquecida ? age : Math.min(age, 30)), at };
  }
  const [shortest, longest] = janela;
  if (fase === 'aberta' && random.chance(0.45)) {
    const age = random.between(1, 12);
    return {
      prazo: { kind: 'opens', inBusinessDays: recent(random, 0, 15, 1.3), window: random.between(shortest, longest) },
      age,
      updatedAgo: random.between(1, age),
      at,
    };
  }
  const lead = random.between(1, 4);
  if (fase === 'aberta') {
    const inDays = recent(random, 0, longest - 1, 1.2);
    const window = random.between(Math.max(shortest, inDays + 1), longest);
    const age = window - inDays + lead;
    return { prazo: { kind: 'closes', inDays, window, lead }, age, updatedAgo: random.between(1, Math.max(1, age - longestBreak - 1)), at };
  }
  const closedAgo = esquecida
    ? random.between(372, 480)
    : fase === 'andamento'
      ? recent(random, 9, 300, 1.7)
      : recent(random, 12, 440, 1.3);
  const window = random.between(shortest, longest);
  return {
    prazo: { kind: 'closes', inDays: -closedAgo, window, lead },
    age: closedAgo + window + lead,
    updatedAgo: random.between(1, closedAgo - longestBreak),
    at,
  };
}

/** The instants on a given day. Publication and last change are before that day. */
export function datesOn(today: number, { prazo, age, updatedAgo, at }: Timing): Dates {
  let publicacao = today - age;
  let abertura: number | null = null;
  let encerramento: number | null = null;
  if (prazo?.kind === 'opens') {
    abertura = businessDaysAfter(today, prazo.inBusinessDays);
    encerramento = businessDayFrom(abertura + prazo.window);
  } else if (prazo) {
    encerramento = businessDayFrom(today + prazo.inDays);
    abertura = businessDayUntil(encerramento - prazo.window);
    publicacao = Math.min(abertura - prazo.lead, today - 1);
  }
  return {
    publicacao: instantInBrasilia(businessDayUntil(publicacao), at.publicacao),
    abertura: abertura === null ? null : instantInBrasilia(abertura, at.abertura),
    encerramento: encerramento === null ? null : instantInBrasilia(encerramento, at.encerramento),
    atualizacao: instantInBrasilia(today - updatedAgo, at.atualizacao),
  };
}

/** A number of days, the nearer the likelier. */
function recent(random: Random, from: number, to: number, slope: number): number {
  return from + Math.floor((to - from + 1) * random.next() ** slope);
}
