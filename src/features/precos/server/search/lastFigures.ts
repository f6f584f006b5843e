// The figures that were asked for last: the list of the same search needs their unit and bounds, on each of its pages.
import { dayInBrasilia } from '#kit/clock.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { PrecoFilters, PrecoStatistics } from '../../contract.ts';
import { mostFrequentUnit, statisticsOf } from './figures.ts';
import { toQuestion } from './question.ts';

/** Kept until a price changes or the day ends. */
type Kept = { index: SearchIndex; changes: number; asked: string; figures: PrecoStatistics };

export class LastFigures {
  #last: Kept | undefined;

  /** Computes figures and keeps them. */
  compute(index: SearchIndex, filter: PrecoFilters): PrecoStatistics {
    const now = new Date();
    const figures = statisticsOf(index, filter, now);
    this.#last = { index, changes: index.changes, asked: keyOf(filter, now), figures };
    return figures;
  }

  /** The figures, computed only if others were kept. */
  of(index: SearchIndex, filter: PrecoFilters): PrecoStatistics {
    return this.#kept(index, filter) ?? this.compute(index, filter);
  }

  /** The unit of the figures, for which less has to be computed. */
  unitOf(index: SearchIndex, filter: PrecoFilters): string | null {
    const kept = this.#kept(index, filter);
    return kept ? kept.unidade : (mostFrequentUnit(index, index.matching(toQuestion(index, filter)))?.unidade ?? null);
  }

  #kept(index: SearchIndex, filter: PrecoFilters): PrecoStatistics | undefined {
    const last = this.#last;
    if (!last || last.index !== index || last.changes !== index.changes) return undefined;
    return last.asked === keyOf(filter, new Date()) ? last.figures : undefined;
  }
}

/** Months end with the day. */
function keyOf(filter: PrecoFilters, now: Date): string {
  const sorted = Object.entries(filter).filter(([, value]) => value !== undefined);
  return JSON.stringify([dayInBrasilia(now), sorted.sort(([one], [other]) => (one < other ? -1 : 1))]);
}
