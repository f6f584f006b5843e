// Turns a parsed query into the terms that the full-text index of either engine searches.
import type { Term, TextSearch } from '#kit/server/database/database.ts';
import { ANY } from '#kit/server/search/anyWord.ts';
import { littleWords } from '../littleWords.ts';
import { completionsOf } from './plurals.ts';
import { folded, isCompound, joinedForms, spellingsOf, tokens as tokensOf, words } from './portuguese.ts';
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

/** What Compras.gov.br calls the modalities in its number of a purchase. */
const modalitiesOfCompras: Readonly<Record<string, string>> = {
  '01': 'convite',
  '02': 'tomada',
  '03': 'concorrência',
  '04': 'concorrência',
  '05': 'pregão',
  '06': 'dispensa',
  '07': 'inexigibilidade',
};
/** UASG, modality, number and year of a purchase: `idCompra`. */
const idCompra = /^(\d{6})(0[1-7])(\d{5})(20\d\d)$/;

/** In a phrase, so many words with two spellings are searched in both. */
const MOST_DOUBTFUL = 3;
/** Longer phrases are not written as one word. */
const MOST_PARTS = 4;
/** Phrases of more words are searched as they are typed: their variants are as many again. */
const MOST_WORDS = 40;
/** From so many digits on, a number may be the beginning of one: a CNPJ without its branch, a process without its year; with marks later. */
const [LONG_NUMBER, LONG_DIVIDED] = [8, 10];
const CNPJ_LENGTH = 14;

/**
 * What texts are known to have, if that can be asked: the words with a stem, hyphenated ones too. Where it cannot, words are looked for in
 * all ways in which they may be written.
 */
export type KnownForms = (stem: string) => readonly string[];
/**
 * `hasLabels`: false where texts are not about notices; otherwise `UASG` and the like are not needed beside a number. `keepsLittle`: a
 * little word is needed that some text joins with the next: `no break` finds no other breaks.
 */
export type TermOptions = { hasLabels?: boolean; formsOf?: KnownForms; keepsLittle?: boolean };

export function toTextSearch({ required, excluded }: SearchQuery, options: TermOptions): TextSearch {
  const { hasLabels = true } = options;
  const needed = required.flatMap((part, at): Term[][] => {
    const isLeftOut = part.role === 'little' || (part.role === 'label' && hasLabels);
    if (isLeftOut) return modalityOf(part);
    const any = alternativesOf(part, required[at - 1], options);
    const purchase = hasLabels ? purchaseOf(part) : [];
    return purchase.length > 0 ? purchase.map((term) => [...any, term]) : [any];
  });
  // Little words alone are searched as words.
  const all = needed.length > 0 ? needed : required.map(({ any }) => any.flatMap((term) => toTerms(term, options)));
  return { all, none: excluded.flatMap((term) => toTerms(term, options)) };
}

/**
 * What should stand together though it need not: words that some texts have as one, numbers with their unit. Each list has the ways in
 * which it may be written.
 */
export function closeTerms({ required }: SearchQuery, options: TermOptions & { formsOf: KnownForms }): Term[][] {
  return required.flatMap(({ withNext }) => {
    if (!withNext) return [];
    const isNumber = /^\d/.test(withNext.tokens[0] ?? '');
    return isNumber || joinedOf(withNext, options).length > 0 ? [toTerms(withNext, options)] : [];
  });
}

/** The part's own terms, and the words that it makes with its neighbours. */
function alternativesOf({ any, withNext }: QueryPart, before: QueryPart | undefined, options: TermOptions): Term[] {
  const joined = [before?.withNext, withNext].flatMap((term) => (term ? joinedOf(term, options) : []));
  if (options.keepsLittle && before?.role === 'little' && joined.length > 0 && before.withNext) return toTerms(before.withNext, options);
  return [...any.flatMap((term) => toTerms(term, options)), ...joined];
}

/** The modality that a label stands for: as abbreviated in the number, or in words. */
function modalityOf({ any, role }: QueryPart): Term[][] {
  const name = role === 'label' ? modalities[any[0]?.tokens[0] ?? ''] : undefined;
  return name === undefined ? [] : [[...any.flatMap(readingsOf), { words: words(name), prefix: false }]];
}

/** What the notice has of which Compras' number of a purchase was typed; none for other numbers. */
function purchaseOf({ any }: QueryPart): Term[] {
  const [, uasg, modality = '', numero = '', ano = ''] = idCompra.exec(any.length === 1 ? (any[0]?.tokens.join(' ') ?? '') : '') ?? [];
  if (!uasg) return [];
  return [[uasg], [folded(numero), ano], words(modalitiesOfCompras[modality] ?? '')].map((some) => ({ words: some, prefix: false }));
}

/** All ways to write a term: as typed, joined, and with the parts of the words that are known with a hyphen. */
function toTerms(term: QueryTerm, options: TermOptions): Term[] {
  return [...readingsOf(term), ...joinedOf(term, options), ...joinedWithin(term, options), ...dividedOf(term, options)];
}

/** All readings of a term: each of its words may have two spellings, and the beginning of a plural differs from the stored word. */
function readingsOf({ tokens, isPrefix, isLoose = false }: QueryTerm): Term[] {
  if (isLoose) return phrasesOf(tokens).map((phrase) => ({ words: phrase.map(toLoose), prefix: false }));
  const last = tokens.at(-1) ?? '';
  const phrases = phrasesOf(isPrefix ? tokens.slice(0, -1) : tokens);
  if (!isPrefix) return phrases.map((phrase) => ({ words: phrase, prefix: tokens.length === 1 && isBeginning(last) }));
  const start = folded(last);
  const wholes = new Set([...spellingsOf(last), ...completionsOf(start)].filter((word) => !word.startsWith(start)));
  return phrases.flatMap((phrase) => [
    { words: [...phrase, start], prefix: true },
    ...[...wholes].map((word) => ({ words: [...phrase, word], prefix: false })),
  ]);
}

/** Of a phrase that nobody typed, little words within only keep their place. */
function toLoose(word: string, at: number, phrase: readonly string[]): string {
  const isWithin = at > 0 && at < phrase.length - 1;
  return isWithin && littleWords.has(word) ? ANY : word;
}

function isBeginning(token: string): boolean {
  return /^\d+$/.test(token) && token.length >= LONG_NUMBER && token.length !== CNPJ_LENGTH;
}

/**
 * A phrase as one word: `no break` as `nobreak`, `semi reboque` as `semirreboque` too, `001234/2026` as the beginning of a longer number. If
 * that is not known, quoted words only if they are two.
 */
function joinedOf({ tokens, isPrefix, isQuoted }: QueryTerm, { formsOf }: TermOptions): Term[] {
  if (tokens.length < 2 || tokens.length > (isQuoted && !formsOf ? 2 : MOST_PARTS)) return [];
  const digits = tokens.join('');
  if (/^\d+$/.test(digits)) return digits.length >= LONG_DIVIDED ? [{ words: [digits], prefix: true }] : [];
  return joinedForms(tokens)
    .flatMap((token) => readingsOf({ tokens: [token], isQuoted: false, isPrefix }))
    .filter(({ words: [word = ''], prefix }) => prefix || !formsOf || formsOf(word).length > 0);
}

/** A longer phrase with two of its words as one. */
function joinedWithin({ tokens, isPrefix }: QueryTerm, options: TermOptions): Term[] {
  if (!options.formsOf || tokens.length < 3 || tokens.length > MOST_WORDS) return [];
  const plain = (some: readonly string[]) => some.map((token) => spellingsOf(token)[0] as string);
  return tokens.slice(1).flatMap((next, at) =>
    joinedOf({ tokens: [tokens[at] as string, next], isQuoted: true, isPrefix: false }, options).map(({ words: joined }) => ({
      words: [...plain(tokens.slice(0, at)), ...joined, ...plain(tokens.slice(at + 2))],
      prefix: isPrefix && at + 2 < tokens.length,
    })),
  );
}

/** A term with a word in its parts, as texts have it with a hyphen: `nobreak` as `no break`. */
function dividedOf({ tokens, isPrefix }: QueryTerm, { formsOf }: TermOptions): Term[] {
  if (!formsOf || tokens.length > MOST_WORDS) return [];
  return tokens.flatMap((token, at) => {
    const isWhole = !isPrefix || at < tokens.length - 1;
    const forms = isWhole ? spellingsOf(token).flatMap(formsOf).filter(isCompound) : [];
    const divided = new Set(forms.map((form) => form.replace(/-([rs])\1/g, '-$1')));
    return [...divided].flatMap((form) => readingsOf({ tokens: tokens.toSpliced(at, 1, ...tokensOf(form)), isQuoted: true, isPrefix }));
  });
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
