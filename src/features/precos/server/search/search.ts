// What the price search asks, wherever it runs.
import type { Static } from '#kit/schema.ts';
import type { PrecoFilters, PrecoStatistics, precos } from '../../contract.ts';

type ListQuery = Static<typeof precos.exportXlsx.query>;
export type Order = { sort: NonNullable<ListQuery['sort']>; order: NonNullable<ListQuery['order']> };
/** `atipicos`: only outliers, or only the others. */
export type RowFilter = PrecoFilters & Pick<ListQuery, 'atipicos'>;
export type Span = { offset: number; limit: number };

/**
 * Answers are of the moment of the question, and know what was committed before it.
 * @throws {Problem} `unavailable` while the index is being built for the first time
 */
export type PrecoSearch = {
  /** Figures of the prices of one unit. */
  statistics(filter: PrecoFilters): Promise<PrecoStatistics>;
  /** For each list of questions, narrowest first: the first one with enough prices, else the one with most. Null for no question. */
  choose(questions: readonly (readonly string[])[]): Promise<({ q: string; n: number } | null)[]>;
  /** A page of the prices that the figures are of: ids in order, and how many there are. */
  find(filter: RowFilter, order: Order, span: Span): Promise<{ ids: number[]; total: number }>;
  /** The ids of all of them, in order. */
  all(filter: RowFilter, order: Order): Promise<Uint32Array>;
  close(): Promise<void>;
};
