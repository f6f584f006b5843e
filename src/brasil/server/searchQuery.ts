// Parses the text of a search box into a tree, independent of any search engine. No input causes an error.
import { fold } from '#kit/server/text/fold.ts';
import { plainMarks } from '#kit/typedMarks.ts';
import { littleWords } from '../littleWords.ts';
import { withRecordNumbers } from '../portalPncp.ts';
import { tokens } from './portuguese.ts';

/**
 * Adjacent words as typed, in lower case. `isPrefix`: the last one is the beginning of a word. `isLoose`: nobody typed it, so any word may
 * stand for its little words, as in `conserto dos carros`.
 */
export type QueryTerm = { tokens: string[]; isQuoted: boolean; isPrefix: boolean; isLoose?: boolean };

/**
 * Alternatives of which one is needed. `little`: articles and prepositions, which need not be found. `label`: what the following number is
 * (`UASG 153063`), which a text need not say. `withNext`: this word and the next one, which may be one in a text: `no break`.
 */
export type QueryPart = { any: QueryTerm[]; role: 'word' | 'little' | 'label'; withNext?: QueryTerm };

export type SearchQuery = { required: QueryPart[]; excluded: QueryTerm[] };

/** A quoted run, which may lack its end, or a run without spaces, either of them perhaps after a minus. */
const pieces = /(?<=^|\s)(-?)"([^"]*)(?:"|$)|(?<=^|\s)(-?)(\S+)/g;

const labels = new Set('uasg cnpj idcompra n no nr num numero processo proc sei nup edital licitacao pncp pe pp ce cp dl inex'.split(' '));

/** What PNCP and the heads of documents write before a number, and need not be found: `Id contratação PNCP:`, `Edital de`. */
const headings = [
  /(?<!\p{L})id (?:d[aeo] )?(?:contrata[çc][ãa]o|contrato|ata|pca) pncp\s*:?/giu,
  /(?<!\p{L})edital d[aeo] (?=(?:preg[ãa]o|concorr[êe]ncia|dispensa|inexigibilidade|licita[çc][ãa]o)(?: \p{L}+)?(?: n\S{0,2})? ?\d)/giu,
  /(?<=(?<!\p{L})proc(?:esso|\.)?) (?:administrativo|licitat[óo]rio|eletr[ôo]nico|sei)(?=(?: n\S{0,3})? ?\d)/giu,
];
/** A label and its number without a space: `PE90012/2026`. */
const glued = /^(\p{L}{1,2})(\d+)$/u;
const year = /^20\d\d$/;

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
  for (const [, quotedMinus, quoted, bareMinus, bare] of plainMarks(withoutHeadings(withRecordNumbers(text))).matchAll(pieces)) {
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
  return required.length + excluded.length > 0 ? { required: withNeighbours(withRoles(required.flatMap(splitLabels))), excluded } : null;
}

function bareTerm(piece: string): QueryTerm {
  const isPrefix = piece.endsWith('*');
  const typed = isPrefix ? piece.replace(/\*+$/, '') : piece;
  return { tokens: tokens(isPrefix && beginsCnpj.test(typed) ? typed.replace(/\W/g, '') : typed), isQuoted: false, isPrefix };
}

function withoutHeadings(text: string): string {
  return headings.reduce((rest, heading) => rest.replace(heading, ''), text);
}

/** `PE-010/2026` and `PE010/2026` as `PE 010/2026`. */
function splitLabels(any: QueryTerm[]): QueryTerm[][] {
  const [one, ...others] = any;
  if (!one || one.isQuoted || others.length > 0) return [any];
  const [, name = '', number = ''] = glued.exec(one.tokens[0] ?? '') ?? [];
  const isGlued = labels.has(fold(name)) && year.test(one.tokens[1] ?? '');
  const term = isGlued ? { ...one, tokens: [name, number, ...one.tokens.slice(1)] } : one;
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

/** A unit or another short word, which says what a number counts. */
const UNIT_LENGTH = 4;
/** Of a number after a word: `rj 45`. Longer ones are numbers of something. */
const PART_LENGTH = 3;

/** Words typed next to each other that may be one in a text, and a number with its unit. */
function withNeighbours(parts: readonly QueryPart[]): QueryPart[] {
  return parts.map((part, at) => {
    const [one, other] = [singleOf(part), singleOf(parts[at + 1])];
    const [word = '', next = ''] = [one?.tokens[0], other?.tokens[0]];
    if (!one || !other || one.isPrefix || littleWords.has(fold(next)) || !mayBeOne(word, next)) return part;
    return { ...part, withNext: { tokens: [word, next], isQuoted: true, isPrefix: other.isPrefix } };
  });
}

function mayBeOne(word: string, next: string): boolean {
  if (isNumber(word)) return !isNumber(next) && next.length <= UNIT_LENGTH;
  return !isNumber(next) || (next.length <= PART_LENGTH && !littleWords.has(fold(word)));
}

/** The word of a part that has no alternatives. */
function singleOf(part: QueryPart | undefined): QueryTerm | undefined {
  const [term, ...others] = part?.any ?? [];
  const isSingle = part?.role !== 'label' && others.length === 0 && term?.isQuoted === false && term.tokens.length === 1;
  return isSingle ? term : undefined;
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
