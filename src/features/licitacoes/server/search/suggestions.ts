// "Did you mean": the text with misspelt words replaced, if more is found with it.
import { spellingsOf } from '#brasil/server/portuguese.ts';
import { parseQuery } from '#brasil/server/searchQuery.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { Spelling } from '#kit/server/search/spelling/spelling.ts';
import { type Filter, toQuestion, widenedText } from './question.ts';

/** What finds more than this is not taken for misspelt. */
const LITTLE = 5;
/** Of longer questions, other words are not tried. */
const MOST_TRIED = 5;

/** Suggests texts from the words of an index; these are read at the first misspelt text. */
export class Suggestions {
  #of: { index: SearchIndex; spelling: Spelling } | undefined;

  /** @param total how many notices the filter finds */
  suggest(index: SearchIndex, filter: Filter, total: number, now: Date): string | null {
    return total > LITTLE ? null : suggestText(index, () => this.#spellingOf(index), filter, { total, now });
  }

  #spellingOf(index: SearchIndex): Spelling {
    if (this.#of?.index !== index) this.#of = { index, spelling: new Spelling(index.words, (form) => spellingsOf(form)[0] ?? form) };
    return this.#of.spelling;
  }
}

function suggestText(
  index: SearchIndex,
  spelling: () => Spelling,
  filter: Filter,
  { total, now }: { total: number; now: Date },
): string | null {
  const query = parseQuery(filter.q ?? '');
  if (!query) return null;
  // Words that have other names are known.
  const known = widenedText(filter)?.added.flatMap(({ typed }) => typed.split(' ')) ?? [];
  const typed = query.required
    .flatMap(({ any }) => any)
    .filter(({ isQuoted, isPrefix }) => !isQuoted && !isPrefix)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => !known.includes(token));
  const countWith = (q: string) => (q === filter.q ? 0 : index.count(toQuestion(index, { ...filter, q }, now)));
  const meant = spelling().suggest(typed);
  if (meant) {
    const q = withWords(filter.q ?? '', new Map(typed.map((word, at) => [word, meant[at] as string])));
    return countWith(q) > total ? q : null;
  }
  if (total > 0 || typed.length < 2 || typed.length > MOST_TRIED) return null;
  // Each word is known, but they never stand together: one of them may stand for another.
  const others = typed.flatMap((word) =>
    spelling()
      .near(word)
      .map((near) => withWords(filter.q ?? '', new Map([[word, near]]))),
  );
  const found = others.map((q) => ({ q, count: countWith(q) })).sort((one, other) => other.count - one.count);
  return found[0] && found[0].count > 0 ? found[0].q : null;
}

function withWords(q: string, byTyped: ReadonlyMap<string, string>): string {
  return q.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => byTyped.get(word.toLowerCase()) ?? word);
}
