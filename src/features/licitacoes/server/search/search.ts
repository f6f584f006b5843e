// What lists ask the search of notices, wherever it runs.
import type { Facets, Loosening } from '../../facets.ts';
import type { Looked } from './facets.ts';
import type { Filter, Order } from './question.ts';

/** What was searched besides what was typed, and what may have been meant: see the contract of the list. */
export type FoundWords = { itens: FoundItem[]; tambem: Widened[]; sugestao: string | null };
export type FoundItem = { id: number; numero: number; descricao: string; mais: number };
export type Widened = { typed: string; also: string[] };

export type Span = { offset: number; limit: number };
export type Counts = { aberta: number; andamento: number; fechada: number; total: number };
/** `position` counts from 1; 0 when the notice is not, or no longer, in the list. */
export type Neighbours = { previous: number | null; next: number | null; position: number; total: number };

/**
 * Answers are of the moment of the question, and know what was committed before it.
 * @throws {Problem} `unavailable` while the index is being built for the first time
 */
export type NoticeSearch = {
  /** A page of a list: ids in order, and how many match. */
  find(filter: Filter, order: Order, span: Span): Promise<{ ids: number[]; total: number } & FoundWords>;
  /** The ids of a whole list, in order. */
  all(filter: Filter, order: Order): Promise<Uint32Array>;
  /** How many match, by status; the status filter itself is ignored. */
  count(filter: Filter): Promise<Counts>;
  /** undefined: there is no such notice. */
  neighbours(filter: Filter, order: Order, id: number): Promise<Neighbours | undefined>;
  facets(filter: Filter, looked?: Looked): Promise<Facets>;
  /** Conditions of the filter without which something matches, most first. */
  loosenings(filter: Filter): Promise<Loosening[]>;
  /** How many of the notices with an id above `id` match, up to a hundred. */
  countNewer(filter: Filter, id: number): Promise<number>;
  /** Which of these notices match each filter. */
  match(ids: readonly number[], filters: readonly Filter[]): Promise<number[][]>;
  close(): Promise<void>;
};
