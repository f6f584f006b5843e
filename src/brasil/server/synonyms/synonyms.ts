// Widens a question by other names of the same purchase, such as `gêneros alimentícios` for `merenda`.
import { spellingsOf, tokens } from '../portuguese.ts';
import { parseQuery, type QueryPart, type QueryTerm, type SearchQuery } from '../searchQuery.ts';
import { alimentos } from './alimentos.ts';
import { bens } from './bens.ts';
import { informatica } from './informatica.ts';
import { licitacao } from './licitacao.ts';
import { obras } from './obras.ts';
import { saude } from './saude.ts';
import { servicos } from './servicos.ts';
import { veiculos } from './veiculos.ts';

/** What was added for the words that were typed, as it is shown: `merenda` also as `gêneros alimentícios`. */
export type Added = { typed: string; also: string[] };

/** Another name, as it is shown and as it is compared. */
type Name = { text: string; key: string };

const namesByKey = namesOf([...alimentos, ...bens, ...informatica, ...licitacao, ...obras, ...saude, ...servicos, ...veiculos]);
const MOST_WORDS = Math.max(...[...namesByKey.keys()].map((key) => key.split(' ').length));

/**
 * Adds to the words of a question their other names, as further alternatives. What is quoted, excluded, the beginning of a word or the
 * label of a number stays as it is. Two words that share a name each get it, as in (ar or climatização) and (condicionado or climatização).
 * @param isOff names that are not to be added, as `added` shows them
 */
export function widen(query: SearchQuery, isOff: ReadonlySet<string>): { query: SearchQuery; added: Added[] } {
  const known = new Set([...isOff, ...query.excluded.map(({ tokens }) => tokens.join(' '))].map(keyOf));
  const required: QueryPart[] = [];
  const added: Added[] = [];
  while (required.length < query.required.length) {
    const run = query.required.slice(required.length, endOfRun(query.required, required.length));
    const typed = typedIn(run);
    const asked = new Set([...known, ...typed.map(keyOf)]);
    const terms: QueryTerm[] = [];
    for (const words of typed) {
      const names = (namesByKey.get(keyOf(words)) ?? []).filter(({ key }) => !asked.has(key));
      for (const { text, key } of names) {
        asked.add(key);
        terms.push(termOf(text));
      }
      if (names.length > 0) added.push({ typed: words, also: names.map(({ text }) => text) });
    }
    required.push(...run.map((part) => (part.role === 'word' ? { ...part, any: [...part.any, ...terms] } : part)));
  }
  return { query: { required, excluded: query.excluded }, added };
}

/** What may have other names: the words of a run together, or each alternative of a single part. */
function typedIn(run: readonly QueryPart[]): string[] {
  const [part] = run;
  if (part?.role !== 'word') return [];
  return run.length > 1 ? [run.flatMap(tokensOf).join(' ')] : part.any.filter(isPlain).map(({ tokens }) => tokens.join(' '));
}

/** Where the longest run of words that has other names ends; after one part if none has. */
function endOfRun(parts: readonly QueryPart[], from: number): number {
  let end = from + 1;
  let key = '';
  for (let at = from; at < parts.length; at++) {
    const part = parts[at] as QueryPart;
    if (part.role === 'label' || part.any.length > 1 || !part.any.every(isPlain)) break;
    if (part.role === 'little') continue;
    key = `${key} ${reduced(tokensOf(part))}`.trimStart();
    if (namesByKey.has(key)) end = at + 1;
    if (key.split(' ').length >= MOST_WORDS) break;
  }
  return parts[from]?.role === 'word' ? end : from + 1;
}

function isPlain({ isQuoted, isPrefix }: QueryTerm): boolean {
  return !isQuoted && !isPrefix;
}

function tokensOf({ any }: QueryPart): string[] {
  return any[0]?.tokens ?? [];
}

/** Several words as a phrase. */
function termOf(text: string): QueryTerm {
  const words = tokens(text);
  return { tokens: words, isQuoted: words.length > 1, isPrefix: false, isLoose: true };
}

function reduced(words: readonly string[]): string {
  return words.map((word) => spellingsOf(word)[0]).join(' ');
}

/**
 * The words of a text, reduced, without little words after the first: the same for `gás de cozinha`, `gás-de-cozinha` and `gás cozinha`.
 * The first one is part of the name, as in `para-raios`.
 */
function keyOf(text: string): string {
  const parts = parseQuery(tokens(text).join(' '))?.required ?? [];
  return reduced(parts.filter(({ role }, at) => at === 0 || role !== 'little').flatMap(tokensOf));
}

/** The other names of each name. A line reads `one = another > narrower, narrower`: the first ones find each other and the narrower ones. */
function namesOf(lines: readonly string[]): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  for (const line of lines) {
    const [same = '', narrower] = line.split(' > ');
    const equals = same.split(' = ').map(nameOf);
    const all = [...equals, ...(narrower?.split(', ').map(nameOf) ?? [])];
    for (const { key } of equals) found.set(key, [...(found.get(key) ?? []), ...all]);
  }
  for (const [key, names] of found)
    found.set(
      key,
      names.filter((name, at) => isNeeded(name, key, names.slice(0, at), names)),
    );
  return found;
}

/** Whether a name finds more: what contains the typed words, or another name of them, is found anyway. */
function isNeeded({ key }: Name, typed: string, before: readonly Name[], all: readonly Name[]): boolean {
  const words = new Set(key.split(' '));
  if (typed.split(' ').every((word) => words.has(word)) || before.some((name) => name.key === key)) return false;
  return !all.some((name) => name.key !== key && ` ${key} `.includes(` ${name.key} `));
}

function nameOf(text: string): Name {
  return { text, key: keyOf(text) };
}
