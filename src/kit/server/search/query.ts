// What an index holds, what it is asked, and what it answers.
import type { Choices } from './facetGroup.ts';
import type { KeyRange } from './order.ts';
import type { TextQuestion } from './textIndex.ts';

export type Schema = {
  /** Columns of few values by group; columns of a group are counted together, so those that are filtered together belong together. */
  groups: readonly Readonly<Record<string, number>>[];
  /** Columns of many values. */
  keywords: readonly string[];
  /** Columns of any number of values that are filtered, but not counted, and that `combined` reads together. */
  combined?: readonly string[];
  /** Those of `keywords` whose values are looked for by the letters of a label, of which the last one given counts. */
  labelled?: readonly string[];
  numbers: Readonly<Record<string, 'whole' | 'any'>>;
  /** The column of whole numbers from 0 on that says which documents belong together, for `idsOf`. */
  owner?: string;
  /** At most five. */
  texts: readonly { name: string; weight: number }[];
  /** Columns to order by; keywords by their letters. */
  orders: readonly string[];
};

export type SearchDocument = {
  id: number;
  keywords: Readonly<Record<string, string>>;
  /** What the values of labelled columns are called. */
  labels?: Readonly<Record<string, string>>;
  numbers: Readonly<Record<string, number | null>>;
  /** Each text of a field is by itself: phrases do not go from one into the next. */
  texts: Readonly<Record<string, readonly string[]>>;
};

/** Numbers from `min` to `max`, both included; or those outside of them, and what has no number. `column` may be `id` if it is an order. */
export type Range = { column: string; min?: number; max?: number; isOutside?: boolean };
/** Documents with a value that contains these letters, accents and case aside, in one of the columns. */
export type Contained = { columns: readonly string[]; letters: string };
/** `by` a column, or `id`; `only` the documents with these values of a column of few values. */
export type OrderPart = KeyRange & { by: string; only?: { column: string; values: readonly string[] } };

/** What documents are to match. */
export type Question = {
  text?: TextQuestion;
  choices?: Choices;
  ranges?: readonly Range[] | undefined;
  contains?: readonly Contained[];
};

export type Query = Question & {
  /** Consecutive parts, to which every match belongs once; by score if there are none. */
  order: readonly OrderPart[];
  offset: number;
  limit: number;
  /** Columns to count, each without its own choice. */
  facets?: readonly string[];
  /** Spans of columns in which matches are counted, without the question's own range of the column. */
  spans?: readonly { column: string; spans: readonly Span[] }[];
  /** Of a column of many values, only those that contain these letters are counted. */
  looked?: { column: string; letters: string } | undefined;
  /** Of two that match equally well, those with one of these values come first. */
  preferred?: { column: string; values: readonly string[] };
};

export type Found = {
  ids: number[];
  total: number;
  facets: Map<string, FacetValue[]>;
  /** Counts of `spans`, in their order. */
  spans: number[][];
};
export type FacetValue = { value: string; count: number };
/** Numbers from `min` up to, but without, `max`. */
export type Span = { min: number; max: number };
export type Neighbours = { position: number; previous: number | null; next: number | null; total: number };
