// Turns a parsed query into the terms that the full-text index of either engine searches.
import type { Term, TextSearch } from '#kit/server/database/database.ts';
import { completionsOf } from './plurals.ts';
import { folded, spellingsOf, words } from './portuguese.ts';
import type { QueryPart, QueryTerm, SearchQuery } from './searchQuery.ts';

/** What staff abbreviate before the number of a notice: `PE 10/2026`. */
const modalities: Readonly<Record<string, string>> = {
  pe: 'pregão eletrônico',
  pp: 'pregão presencial',
  ce: 'concorrência eletrônica',
  cp: 'concorrência presencial',
  dl: 'dispensa',
  inex: 'inexigibilidade',
};

/** In a phrase, so many words with two spellings are searched in both. */
const MOST_DOUBTFUL = 3;

/** @param hasLabels whether the texts are about notices: `UASG` and the like are then not needed beside a number */
export function toTextSearch({ required, excluded }: SearchQuery, { hasLabels }: { hasLabels: boolean }): TextSearch {
  const needed = required.flatMap((part): Term[][] => {
    const isLeftOut = part.role === 'little' || (part.role === 'label' && hasLabels);
    return isLeftOut ? modalityOf(part) : [part.any.flatMap(toTerms)];
  });
  // Little words alone are searched as words.
  const all = needed.length > 0 ? needed : required.map(({ any }) => any.flatMap(toTerms));
  return { all, none: excluded.flatMap(toTerms) };
}

/** The modality that a label stands for: as abbreviated in the number, or in words. */
function modalityOf({ any, role }: QueryPart): Term[][] {
  const name = role === 'label' ? modalities[any[0]?.tokens[0] ?? ''] : undefined;
  return name === undefined ? [] : [[...any.flatMap(toTerms), { words: words(name), prefix: false }]];
}

/** All readings of a term: each of its words may have two spellings, and the beginning of a plural differs from the stored word. */
function toTerms({ tokens, isPrefix }: QueryTerm): Term[] {
  const last = tokens.at(-1) ?? '';
  const phrases = phrasesOf(isPrefix ? tokens.slice(0, -1) : tokens);
  // The beginning of a CNPJ, which identifies the body.
  if (!isPrefix) return phrases.map((phrase) => ({ words: phrase, prefix: tokens.length === 1 && /^\d{8}$/.test(last) }));
  const start = folded(last);
  const wholes = new Set([...spellingsOf(last), ...completionsOf(start)].filter((word) => !word.startsWith(start)));
  return phrases.flatMap((phrase) => [
    { words: [...phrase, start], prefix: true },
    ...[...wholes].map((word) => ({ words: [...phrase, word], prefix: false })),
  ]);
}

function phrasesOf(tokens: readonly string[]): string[][] {
  let phrases: string[][] = [[]];
  let doubtful = 0;
  for (const token of tokens) {
    const spellings = spellingsOf(token);
    if (spellings.length > 1) doubtful += 1;
    const read = doubtful > MOST_DOUBTFUL ? spellings.slice(0, 1) : spellings;
    phrases = phrases.flatMap((phrase) => read.map((word) => [...phrase, word]));
  }
  return phrases;
}
