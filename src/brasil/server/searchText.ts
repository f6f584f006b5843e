// Conditions in SQL for the text of a search box.
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine, Tables, Term, TextSearch } from '#kit/server/database/database.ts';
import { parseQuery } from './searchQuery.ts';
import { type TermOptions, toTextSearch } from './searchTerms.ts';

/** @returns null when nothing is left to search for */
export function parseSearch(text: string, options: TermOptions = {}): TextSearch | null {
  const query = parseQuery(text);
  return query && toTextSearch(query, options);
}

/** The condition that rows of `table` match the typed text; null when it is empty. */
export function searchCondition(engine: Engine, table: keyof Tables & string, text: string): RawBuilder<boolean> | null {
  const search = parseSearch(text);
  if (!search) return null;
  if (search.all.length > 0) return engine.matchesText(table, search);
  // Only excluded words: all rows that contain none of them.
  return sql<boolean>`not ${engine.matchesText(table, { all: [search.none], none: [] })}`;
}

/** The same as a callback of `where`. */
export function matchesSearch<T extends keyof Tables & string>(
  engine: Engine,
  table: T,
  text: string,
): ((is: ExpressionBuilder<Tables, T>) => Expression<SqlBool>) | null {
  const condition = searchCondition(engine, table, text);
  return condition && (() => condition);
}

/**
 * The same for a normalised text without an index, for tables with few rows per account.
 * @returns null when the typed text is empty
 */
export function hasWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean> | null {
  const search = parseSearch(typed);
  if (!search) return null;
  const has = ({ words, prefix }: Term) => sql`(' ' || ${text} || ' ') like ${`% ${words.join(' ')}${prefix ? '' : ' '}%`}`;
  const all = search.all.map((any) => sql`(${sql.join(any.map(has), sql` or `)})`);
  const none = search.none.map((term) => sql`not ${has(term)}`);
  return sql<boolean>`(${sql.join([...all, ...none], sql` and `)})`;
}
