// What an index holds, what it is asked, and what it answers.
import type { Choices } from './facetGroup.ts';
import type { KeyRange } from './order.ts';
import type { TextQuestion } from './textIndex.ts';

export type Schema = {
  /** Columns of few values by group; columns of a group are counted together, so those that are filtered together belong together. */
  groups: readonly Readonly<Record<string, number>>[];
  /** Columns of many values. */
  keywords: readonly string[];
  numbers: Readonly<Record<string, 'whole' | 'any'>>;
  /** At most four. */
  texts: readonly { name: string; weight: number }[];
  /** Columns to order by; keywords by their letters. */
  orders: readonly string[];
};

export type SearchDocument = {
  id: number;
  keywords: Readonly<Record<string, string>>;
  numbers: Readonly<Record<string, number | null>>;
  /** Each text of a field is by itself: phrases do not go from one into the next. */
  texts: Readonly<Record<string, readonly string[]>>;
};

export type Range = { column: string; min?: number; max?: number };
export type OrderPart = KeyRange & { by: string };

export type Query = {
  text?: TextQuestion;
  choices?: Choices;
  ranges?: readonly Range[];
  /** Consecutive parts, to which every match belongs once; by score if there are none. */
  order: readonly OrderPart[];
  offset: number;
  limit: number;
  /** Columns to count, each without its own choice. */
  facets?: readonly string[];
};

export type Found = { ids: number[]; total: number; facets: Map<string, FacetValue[]> };
export type FacetValue = { value: string; count: number };
export type Neighbours = { position: number; previous: number | null; next: number | null; total: number };
