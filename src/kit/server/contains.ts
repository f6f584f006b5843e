// "Contains what was typed", blind to accents and case, and whatever was typed means itself.
import { type Expression, type RawBuilder, sql } from 'kysely';
import { fold } from './portuguese.ts';

/** What was typed as part of a pattern for `isLike`: folded, on one line, its own wildcards mean themselves. */
export function likePart(typed: string): string {
  return fold(typed.trim())
    .replace(/\n/g, ' ')
    .replace(/[\\%_]/g, '\\$&');
}

/** Whether a folded text is like `pattern`; `%` stands for anything. */
export function isLike(folded: Expression<string>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like ${pattern} escape '\\'`;
}
