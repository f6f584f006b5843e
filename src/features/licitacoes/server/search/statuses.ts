// Statuses depend on the hour: those in the index are brought to the moment of each question.
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { Status } from '../../entities.ts';
import { thisMoment } from '../status.ts';
import { toSeconds } from './schema.ts';

/** The two instants in whole seconds from which on dates are in the future, and less than a year ago. */
export type Seconds = { now: number; yearAgo: number };

/** Dates are whole seconds, so the next second to begin separates them as the instant itself does. */
export function secondsOf(date: Date): Seconds {
  const { now, yearAgo } = thisMoment(new Date(Math.ceil(date.getTime() / 1000) * 1000));
  return { now: toSeconds(now), yearAgo: toSeconds(yearAgo) };
}

type Dates = { isEnded: boolean; prazo: number | null; referencia: number };

export function statusOf({ isEnded, prazo, referencia }: Dates, { now, yearAgo }: Seconds): Status {
  if (isEnded || referencia < yearAgo) return 'fechada';
  return prazo !== null && prazo >= now ? 'aberta' : 'andamento';
}

/** Updates the statuses that changed between two moments, whichever is earlier: the clock may be set back. */
export function moveStatuses(index: SearchIndex, from: Seconds, to: Seconds): void {
  const passed = [
    ...index.idsBetween('prazo', { min: Math.min(from.now, to.now), max: Math.max(from.now, to.now) }),
    ...index.idsBetween('referencia', { min: Math.min(from.yearAgo, to.yearAgo), max: Math.max(from.yearAgo, to.yearAgo) }),
  ];
  for (const id of passed) {
    const prazo = index.numberOf(id, 'prazo');
    const dates = {
      isEnded: index.keywordOf(id, 'encerrada') === 'true',
      prazo: Number.isNaN(prazo) ? null : prazo,
      referencia: index.numberOf(id, 'referencia'),
    };
    index.setKeyword(id, 'status', statusOf(dates, to));
  }
}
