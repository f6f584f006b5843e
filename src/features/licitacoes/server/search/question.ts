// What a list is asked, as a query of the search index.

import { littleWords } from '#brasil/littleWords.ts';
import { parseQuery } from '#brasil/server/searchQuery.ts';
import { closeTerms, toTextSearch } from '#brasil/server/searchTerms.ts';
import { widen } from '#brasil/server/synonyms/synonyms.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Term } from '#kit/server/database/database.ts';
import type { Contained, OrderPart, Question, Range } from '#kit/server/search/query.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { Phrase, TextQuestion, Words } from '#kit/server/search/textIndex.ts';
import { typedPart } from '#kit/server/text/contains.ts';
import type { ListFilters, sortColumns } from '../../entities.ts';
import { daysOf, type Periodo } from '../../periodos.ts';
import { places, toSeconds } from './schema.ts';

/** `local`: the specification's search in the names of órgão and município. */
export type Filter = ListFilters & { local?: string };
export type Order = { sort: (typeof sortColumns)[number]; order: 'asc' | 'desc' };

/** Columns of few values whose values are those of the filter. */
const chosen = ['uf', 'status', 'desfecho', 'esfera', 'tipo', 'beneficio', 'faixa', 'fonte'] as const;

/** The documents that a filter wants; its periods are those of `now`. @param words those that its text may mean */
export function toQuestion(index: SearchIndex, filter: Filter, now: Date, words = index.words): Question {
  const choices = new Map<string, readonly string[]>();
  for (const column of chosen) if (filter[column]) choices.set(column, filter[column]);
  if (filter.srp !== undefined) choices.set('srp', [String(filter.srp)]);
  if (filter.modalidade) choices.set('modalidade', valuesOfCodes(index, filter.modalidade));
  if (filter.orgaos) choices.set('orgao', filter.orgaos);
  if (filter.municipios) choices.set('municipio', filter.municipios.map(fromPlace));
  if (filter.uasg) choices.set('uasg', [filter.uasg]);
  const text = toText(words, filter);
  return { ...(text && { text }), choices, ranges: rangesOf(filter, now), contains: containedBy(filter) };
}

/** A municipality as filters name it, `Curitiba - PR`, and as the index does. */
function fromPlace(place: string): string {
  return place.replace(/ - (\w\w)$/, '\n$1');
}
export function toPlace(value: string): string {
  return value.replace('\n', ' - ');
}

/** The values of modalities with these codes. */
function valuesOfCodes(index: SearchIndex, codes: readonly number[]): string[] {
  return index.valuesOf('modalidade').filter((value) => codes.includes(codeOf(value)));
}

/** The code in a value of the column of modalities. */
export function codeOf(value: string): number {
  return Number(value.slice(value.lastIndexOf('\n') + 1));
}

/** The text of a filter with the synonyms that it is searched by; undefined if it is empty. */
export function widenedText({ q, sem = [] }: Filter): ReturnType<typeof widen> | undefined {
  const query = parseQuery(q ?? '');
  return query ? widen(query, new Set(sem)) : undefined;
}

function toText(words: Words, filter: Filter): TextQuestion | undefined {
  const { onde } = filter;
  const widened = widenedText(filter);
  if (!widened) return undefined;
  const options = { hasLabels: true, formsOf: (stem: string) => words.formsOf(stem) };
  const { all, none } = toTextSearch(widened.query, options);
  const text = {
    // Nearly all notices have little words.
    all: all.flat().every(isLittle) ? [] : all.map((any) => any.map(toPhrase)),
    none: none.map(toPhrase),
    close: closeTerms(widened.query, options).map((any) => any.map(toPhrase)),
  };
  return onde ? { ...text, fields: 1 << places.indexOf(onde) } : text;
}

/** Whether a text consists of numbers, such as that of a notice, and what they are: `UASG 153063`. */
export function asksForNumbers({ q }: Filter): boolean {
  const { required = [] } = parseQuery(q ?? '') ?? {};
  const isNumber = ({ any, role }: (typeof required)[number]) => role === 'label' || any.every(({ tokens }) => /^\d/.test(tokens[0] ?? ''));
  return required.length > 0 && required.every(isNumber);
}

function isLittle({ words }: Term): boolean {
  return words.every((word) => littleWords.has(word));
}

function toPhrase({ words, prefix }: Term): Phrase {
  return { words: words.map((word) => ({ form: word, stem: word })), isPrefix: prefix };
}

/** What each period is about. */
export const columnOf = { abertura: 'abertura', prazo: 'prazo', publicada: 'publicacao' } as const satisfies Record<Periodo, string>;

function rangesOf(filter: Filter, now: Date): Range[] {
  const ranges: Range[] = [];
  const add = (column: string, min: number | undefined, max: number | undefined) => {
    if (min !== undefined || max !== undefined)
      ranges.push({ column, ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
  };
  const from = (day: string | null | undefined) => (day ? toSeconds(startOfDayInBrasilia(day)) : undefined);
  const upTo = (day: string | null | undefined) => (day ? toSeconds(startOfDayInBrasilia(day, 1)) - 1 : undefined);
  add('valor', filter.valorMin, filter.valorMax);
  add('abertura', from(filter.aberturaDe), upTo(filter.aberturaAte));
  add('prazo', from(filter.prazoDe), upTo(filter.prazoAte));
  add('importacao', filter.importacao, filter.importacao);
  for (const [periodo, column] of Object.entries(columnOf) as [Periodo, string][]) {
    const value = filter[periodo];
    const days = value === undefined ? undefined : daysOf(periodo, value, now);
    add(column, from(days?.from), upTo(days?.to));
  }
  if (filter.depoisDe !== undefined) add('id', filter.depoisDe + 1, undefined);
  return ranges;
}

function containedBy({ orgao, municipio, local }: Filter): Contained[] {
  const typed: [columns: string[], text: string | undefined][] = [
    [['orgao'], orgao],
    [['municipio'], municipio],
    [['orgao', 'municipio'], local],
  ];
  return typed.flatMap(([columns, text]) => (text ? [{ columns, letters: typedPart(text) }] : []));
}

const orderedBy = {
  ...{ id: 'id', abertura: 'abertura', encerramento: 'prazo', publicacao: 'publicacao', num_licitacao: 'numero', UASG: 'uasg' },
  ...{ orgao: 'orgao', municipio: 'municipio', modalidade: 'modalidade', valor_estimado: 'valor' },
} as const satisfies Record<Exclude<Order['sort'], 'proximas' | 'relevancia'>, string>;

/**
 * The order as parts. `proximas`: open ones by the next deadline, then those past theirs, the latest first, then those that ended before
 * it. @param now in whole seconds, the next one that begins
 */
export function toOrder({ sort, order }: Order, now: number): OrderPart[] {
  if (sort === 'relevancia') return [];
  const isDescending = order === 'desc';
  if (sort !== 'proximas') return [{ by: orderedBy[sort], isDescending }];
  const parts: OrderPart[] = [
    { by: 'prazo', isDescending: !isDescending, min: now, only: { column: 'status', values: ['aberta'] } },
    { by: 'referencia', isDescending, max: now },
    { by: 'referencia', isDescending, min: now, only: { column: 'status', values: ['andamento', 'fechada'] } },
  ];
  return isDescending ? parts : parts.toReversed();
}
