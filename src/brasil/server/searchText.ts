// What people type into a search box, as a question to the full-text index: never an error, whatever they type.
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine, Tables, Term, TextSearch } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import { stemOfPrefix, words } from './portuguese.ts';

/** A quoted run, or a run without spaces, either of them perhaps after a minus. */
const pieces = /(?<=^|\s)(-?)"([^"]*)"|(?<=^|\s)(-?)(\S+)/g;

/**
 * `limpeza hospitalar` both words · `"registro de preços"` together, in this order · `-predial` without · `pneu ou câmara` either ·
 * `asfal*` beginning so. The last word also matches as a beginning, because people look while they type.
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
    // A dash inside a pasted text («[LICITANET] - aquisição») stands alone and is no minus.
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

/** The condition that rows of `table` match what was typed; null when nothing was. */
export function matchesSearch<T extends keyof Tables>(
  engine: Engine,
  table: T,
  text: string,
): ((is: ExpressionBuilder<Tables, T>) => Expression<SqlBool>) | null {
  const search = parseSearch(text);
  if (!search) return null;
  if (search.all.length > 0) return () => engine.matchesText(table, search);
  // Nothing but words to leave out: everything that has none of them.
  return () => sql<boolean>`not ${engine.matchesText(table, { all: [search.none], none: [] })}`;
}

/**
 * The same over a text that no index knows, made of normalised words: for the few rows of one account.
 * @returns null when nothing was typed
 */
export function hasWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean> | null {
  const search = parseSearch(typed);
  if (!search) return null;
  const has = ({ words, prefix }: Term) => sql`(' ' || ${text} || ' ') like ${`% ${words.join(' ')}${prefix ? '' : ' '}%`}`;
  const all = search.all.map((any) => sql`(${sql.join(any.map(has), sql` or `)})`);
  const none = search.none.map((term) => sql`not ${has(term)}`);
  return sql<boolean>`(${sql.join([...all, ...none], sql` and `)})`;
}
