// Parses the text of a search box into a tree, independent of any search engine. No input causes an error.
import { fold } from '#kit/server/text/fold.ts';
import { littleWords } from '../littleWords.ts';
import { tokens, words } from './portuguese.ts';

/** Adjacent words as typed, in lower case. `isPrefix`: the last one is the beginning of a word. */
export type QueryTerm = { tokens: string[]; isQuoted: boolean; isPrefix: boolean };

/**
 * Alternatives of which one is needed. `little`: articles and prepositions, which need not be found. `label`: what the following number is
 * (`UASG 153063`), which a text need not say.
 */
export type QueryPart = { any: QueryTerm[]; role: 'word' | 'little' | 'label' };

export type SearchQuery = { required: QueryPart[]; excluded: QueryTerm[] };

/** A quoted run, which may lack its end, or a run without spaces, either of them perhaps after a minus. */
const pieces = /(?<=^|\s)(-?)"([^"]*)(?:"|$)|(?<=^|\s)(-?)(\S+)/g;

/** Whether a reduced word is an article or a preposition. */
export function isLittleWord(word: string): boolean {
  return reducedLittleWords.has(word);
}
const reducedLittleWords = new Set([...littleWords].flatMap(words));

const labels = new Set('uasg cnpj n no nr num numero processo proc edital licitacao pncp pe pp ce cp dl inex'.split(' '));

/** A masked CNPJ typed in part. */
const beginsCnpj = /^\w{2}\.\w{3}\.\w{3}\/\w{0,4}(?:-\d?)?$/;

/**
 * `limpeza hospitalar` both words · `"registro de preços"` together, in this order · `-predial` without · `pneu ou câmara` either ·
 * `asfal*` as the beginning of a word. @returns null when nothing is left to search for
 */
export function parseQuery(text: string): SearchQuery | null {
  const required: QueryTerm[][] = [];
  const excluded: QueryTerm[] = [];
  let either = false;
  for (const [, quotedMinus, quoted, bareMinus, bare] of text.matchAll(pieces)) {
    if (bare && fold(bare) === 'ou' && required.length > 0) {
      either = true;
      continue;
    }
    const term = quoted === undefined ? bareTerm(bare ?? '') : { tokens: tokens(quoted), isQuoted: true, isPrefix: false };
    // A dash with spaces around it in a pasted text («[LICITANET] - aquisição») is not a minus.
    if (term.tokens.length === 0) continue;
    if (quotedMinus || bareMinus) excluded.push(term);
    else if (either) required.at(-1)?.push(term);
    else required.push([term]);
    either = false;
  }
  return required.length + excluded.length > 0 ? { required: withRoles(required.flatMap(splitLabels)), excluded } : null;
}

function bareTerm(piece: string): QueryTerm {
  const isPrefix = piece.endsWith('*');
  const typed = isPrefix ? piece.replace(/\*+$/, '') : piece;
  return { tokens: tokens(isPrefix && beginsCnpj.test(typed) ? typed.replace(/\W/g, '') : typed), isQuoted: false, isPrefix };
}

/** `PE-010/2026` as `PE 010/2026`. */
function splitLabels(any: QueryTerm[]): QueryTerm[][] {
  const [term, ...others] = any;
  if (!term || term.isQuoted || others.length > 0) return [any];
  const count = term.tokens.findIndex((token) => !labels.has(fold(token)));
  if (count < 1 || !isNumber(term.tokens[count])) return [any];
  const before = term.tokens.slice(0, count).map((label) => [{ tokens: [label], isQuoted: false, isPrefix: false }]);
  return [...before, [{ ...term, tokens: term.tokens.slice(count) }]];
}

/** From the end, since a label may precede another: `UASG nº 153063`. */
function withRoles(parts: readonly QueryTerm[][]): QueryPart[] {
  let precedesNumber = false;
  return parts
    .toReversed()
    .map((any): QueryPart => {
      const isLabel = precedesNumber && any.every((term) => isPlain(term) && term.tokens.length === 1 && areAll(term, labels));
      precedesNumber = isLabel || any.some((term) => isNumber(term.tokens[0]));
      return { any, role: isLabel ? 'label' : any.every((term) => isPlain(term) && areAll(term, littleWords)) ? 'little' : 'word' };
    })
    .toReversed();
}

function isPlain({ isQuoted, isPrefix }: QueryTerm): boolean {
  return !isQuoted && !isPrefix;
}

function areAll(term: QueryTerm, among: ReadonlySet<string>): boolean {
  return term.tokens.every((token) => among.has(fold(token)));
}

function isNumber(token: string | undefined): boolean {
  return token !== undefined && /^\d/.test(token);
}
