// What the price search is asked, as a question to the index.
import { bareNumber, looksLikeCnpj, looksLikeCpf } from '#brasil/documento.ts';
import type { KnownForms } from '#brasil/server/searchTerms.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { TextSearch } from '#kit/server/database/database.ts';
import type { Contained, Question, Range } from '#kit/server/search/query.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { Phrase, TextQuestion } from '#kit/server/search/textIndex.ts';
import { typedPart } from '#kit/server/text/contains.ts';
import { NO_UNIT, type PrecoFilters } from '../../contract.ts';
import { toDayNumber } from './schema.ts';

/** The words looked for; undefined when there are none, or only excluded ones. @param formsOf what is known of words */
export function wordsOf({ q = '' }: PrecoFilters, formsOf?: KnownForms): TextSearch | undefined {
  const search = parseSearch(q, { hasLabels: false, keepsLittle: true, ...(formsOf && { formsOf }) });
  return search && search.all.length > 0 ? search : undefined;
}

/** The unit as it is stored. */
export const storedUnit = (unidade: string) => (unidade === NO_UNIT ? '' : unidade);

/** The prices that a filter wants. */
export function toQuestion(index: SearchIndex, filter: PrecoFilters): Question {
  const { unidade, catalogo, uf, orgao, fornecedor } = filter;
  const search = wordsOf(filter, (stem) => index.words.formsOf(stem));
  const choices = new Map<string, readonly string[]>();
  const contains: Contained[] = [];
  if (unidade !== undefined) choices.set('unidade', [storedUnit(unidade)]);
  if (catalogo) choices.set('catalogo', [catalogo]);
  if (uf) choices.set('uf', uf);
  if (orgao) {
    const cnpj = numberIn(orgao);
    if (cnpj) choices.set('orgao', ofCnpj(index, cnpj));
    else contains.push({ columns: ['orgao'], letters: typedPart(orgao) });
  }
  if (fornecedor) {
    const documento = numberIn(fornecedor);
    if (documento) choices.set('fornecedor', [documento]);
    else contains.push({ columns: ['fornecedor'], letters: typedPart(fornecedor) });
  }
  return { ...(search && { text: toText(search) }), choices, ranges: rangesOf(filter), contains };
}

function toText({ all, none }: TextSearch): TextQuestion {
  const toPhrase = ({ words, prefix }: TextSearch['none'][number]): Phrase => ({
    words: words.map((word) => ({ form: word, stem: word })),
    isPrefix: prefix,
  });
  return { all: all.map((any) => any.map(toPhrase)), none: none.map(toPhrase) };
}

function rangesOf({ de, ate, valorMin, valorMax }: PrecoFilters): Range[] {
  const ranges: Range[] = [];
  if (de) ranges.push({ column: 'dia', min: toDayNumber(de) });
  if (ate) ranges.push({ column: 'dia', max: toDayNumber(ate) });
  if (valorMin !== undefined) ranges.push({ column: 'valor', min: valorMin });
  if (valorMax !== undefined) ranges.push({ column: 'valor', max: valorMax });
  return ranges;
}

/** The values of a body, which may have borne several names. */
function ofCnpj(index: SearchIndex, cnpj: string): string[] {
  return index.codesOf('orgao').names.filter((name) => name.endsWith(`\n${cnpj}`));
}

/** A number as people write it, without its marks. */
function numberIn(typed: string): string | undefined {
  const bare = bareNumber(typed);
  return looksLikeCnpj(bare) || looksLikeCpf(bare) ? bare : undefined;
}
