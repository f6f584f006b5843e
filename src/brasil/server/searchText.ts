// Turns the text of a search box into a query of the full-text index. No input causes an error.
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine, Tables, Term, TextSearch } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import { stemOfPrefix, words } from './portuguese.ts';

/** A quoted run, or a run without spaces, either of them perhaps after a minus. */
const pieces = /(?<=^|\s)(-?)"([^"]*)"|(?<=^|\s)(-?)(\S+)/g;

/**
 * `limpeza hospitalar` both words · `"registro de preços"` together, in this order · `-predial` without · `pneu ou câmara` either ·
 * `asfal*` as a prefix. The last word also matches as a prefix, because the search runs while the user types.
 * @returns null when nothing is left to search for
 */
export function parseSearch(text: string): TextSearch | null {
  const all: Term[][] = [];
  const none: Term[] = [];
  let either = false;
  for (const [, quotedMinus, quoted, bareMinus, bare] of text.matchAll(pieces)) {
    if (bare && fold(bare) === 'ou' && all.length > 0) {
      either = true;
      continue;
    }
    const source = quoted ?? bare ?? '';
    const found = words(source);
    if (found.length === 0) continue;
    // A dash with spaces around it in a pasted text («[LICITANET] - aquisição») is not a minus.
    const term: Term = { words: found, prefix: quoted === undefined && source.endsWith('*') };
    if (quotedMinus || bareMinus) none.push(term);
    else if (either) all.at(-1)?.push(term);
    else all.push([term]);
    either = false;
  }
  const last = all.at(-1)?.at(-1);
  const unfinished = last?.words.at(-1) ?? '';
  if (last && /[\p{L}\p{N}]$/u.test(text) && unfinished.length > 2) {
    last.prefix = true;
    const stem = last.words.length === 1 ? stemOfPrefix(unfinished) : null;
    if (stem) all.at(-1)?.push({ words: [stem], prefix: true });
  }
  return all.length + none.length > 0 ? { all, none } : null;
}

/** The condition that rows of `table` match the typed text; null when it is empty. */
export function matchesSearch<T extends keyof Tables>(
  engine: Engine,
  table: T,
  text: string,
): ((is: ExpressionBuilder<Tables, T>) => Expression<SqlBool>) | null {
  const search = parseSearch(text);
  if (!search) return null;
  if (search.all.length > 0) return () => engine.matchesText(table, search);
  // Only excluded words: all rows that contain none of them.
  return () => sql<boolean>`not ${engine.matchesText(table, { all: [search.none], none: [] })}`;
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
