// Random documents, changes and questions, answered by the index and by plain loops over all documents.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import { fold } from '../text/fold.ts';
import type { Query, SearchDocument } from './query.ts';
import { SearchIndex } from './searchIndex.ts';
import { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import type { Phrase, TextQuestion } from './textIndex.ts';
import type { Token } from './vocabulary.ts';

const fieldNames = ['objeto', 'itens', 'orgao'];
/** With plurals, words that differ by an accent alone, beginnings of others, and hyphenated ones, which stand beside their first part. */
const words = [
  ...['obra', 'obras', 'pneu', 'pneus', 'maca', 'maçã', 'mac', 'de', 'em', 'reforma', 'reformas', 'gás', 'gasoso', 'a1', '2026'],
  ...['em-obra', 'emobra'],
];
const ufs = ['SP', 'RJ', 'MG', ''];
const unidades = ['UN', 'CX', 'KG', ''];
const orgaos = ['Prefeitura de Assis', 'Águas de Lindóia', 'assembleia', 'Zona Sul', ''];

const tokenOf = (form: string): Token => ({ form, stem: fold(form).replace(/-|s$/g, '') });
const tokensOf = (text: string): Token[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).flatMap((form) => {
    const [first = '', ...others] = form.split('-');
    return [tokenOf(first), ...(others.length > 0 ? [{ ...tokenOf(form), sharesPlace: true }] : []), ...others.map(tokenOf)];
  });
const hasAccents = (word: string) => fold(word) !== word;
/** A word typed without accents finds those with accents, but not the other way round. */
const accepts = (typed: string, form: string) => !hasAccents(typed) || hasAccents(form);

const newIndex = () =>
  new SearchIndex(
    {
      groups: [{ uf: 3, fase: 2 }, { srp: 1 }],
      keywords: ['orgao'],
      combined: ['unidade', 'mes'],
      numbers: { prazo: 'whole', valor: 'any' },
      owner: 'prazo',
      texts: fieldNames.map((name, at) => ({ name, weight: 3 - at })),
      orders: ['prazo', 'valor', 'orgao'],
    },
    { tokensOf, accepts },
  );

function randomDocument({ between, pick }: Random, id: number): SearchDocument {
  const text = () => Array.from({ length: 1 + between(0, 4) }, () => pick(words)).join(' ');
  const grouped = { unidade: pick(unidades), mes: `2026-0${between(1, 3)}` };
  return {
    id,
    keywords: { uf: pick(ufs), fase: pick(['aberta', 'fechada']), srp: pick(['sim', 'não']), orgao: pick(orgaos), ...grouped },
    numbers: { prazo: between(0, 3) === 0 ? null : between(0, 19), valor: between(0, 2) === 0 ? null : between(0, 7) - 3 },
    texts: { objeto: [text()], itens: Array.from({ length: between(0, 2) }, text), orgao: [text()] },
  };
}

function randomQuery(random: Random): Query {
  const { between, pick } = random;
  const phrase = (): Phrase => {
    const isPrefix = between(0, 3) === 0;
    const chosen = Array.from({ length: pick([1, 1, 1, 2, 3]) }, () => tokenOf(pick(words)));
    return { words: chosen, isPrefix };
  };
  const some = (most: number) => Array.from({ length: between(0, most) }, phrase);
  const text: TextQuestion = {
    all: Array.from({ length: between(0, 2) }, () => [phrase(), ...some(1)]),
    none: some(1),
    ...(between(0, 3) === 0 && { fields: 1 + between(0, 6) }),
  };
  const by = pick(['prazo', 'valor', 'orgao']);
  const isDescending = between(0, 1) === 0;
  const choices = new Map<string, string[]>();
  if (between(0, 1) === 0) choices.set('uf', [pick(ufs), pick([...ufs, 'never'])]);
  if (between(0, 2) === 0) choices.set('fase', ['aberta']);
  if (between(0, 2) === 0) choices.set('srp', ['sim']);
  if (between(0, 3) === 0) choices.set('orgao', [pick(orgaos), pick(orgaos)]);
  if (between(0, 4) === 0) choices.set('unidade', [pick(unidades), 'never']);
  if (between(0, 4) === 0) choices.set('mes', ['2026-01', '2026-03']);
  return {
    ...(between(0, 2) > 0 && { text }),
    choices,
    ranges: between(0, 2) === 0 ? [{ column: pick(['prazo', 'valor']), min: between(0, 7), max: 5 + between(0, 9) }] : [],
    order: by === 'prazo' && between(0, 1) === 0 ? inTwoParts(between(0, 19)) : [{ by, isDescending }],
    offset: between(0, 29),
    limit: 1 + between(0, 9),
    facets: ['uf', 'fase', 'srp', 'orgao'],
  };
}

/** As the order by next deadline has: those from a moment on, ascending, then those before it, descending. */
const inTwoParts = (moment: number) => [
  { by: 'prazo', isDescending: false, min: moment },
  { by: 'prazo', isDescending: true, max: moment },
];

const folder = mkdtempSync(join(tmpdir(), 'certame-search-'));
afterAll(() => rmSync(folder, { recursive: true }));

function savedAndLoaded(index: SearchIndex): SearchIndex {
  const file = join(folder, 'index');
  const writer = new SnapshotWriter(file);
  for (const _ of index.save(writer));
  writer.close('key');
  const loaded = newIndex();
  const reader = new SnapshotReader(file, 'key');
  for (const _ of loaded.load(reader));
  reader.close();
  return loaded;
}

/** The texts of a document as lists of the words of each place, each with the bit of its field. */
const textsOf = ({ texts }: SearchDocument) =>
  fieldNames.flatMap((name, bit) => (texts[name] ?? []).map((text) => ({ field: 1 << bit, places: placesOf(tokensOf(text)) })));
const placesOf = (tokens: Token[]) =>
  tokens.flatMap((token, at) => (token.sharesPlace ? [] : [[token, ...tokens.slice(at + 1, at + 2).filter((next) => next.sharesPlace)]]));

function hasPhrase(document: SearchDocument, { words: wanted, isPrefix }: Phrase, fields: number): boolean {
  const letters = (form: string) => fold(form).replaceAll('-', '');
  const isLike = (typed: Token, found: Token, isLast: boolean) =>
    (typed.stem === found.stem && accepts(typed.form, found.form)) ||
    (isLast && isPrefix && letters(found.form).startsWith(letters(typed.form)));
  return textsOf(document).some(
    ({ field, places }) =>
      field & fields &&
      places.some((_, at) =>
        wanted.every((typed, ahead) => places[at + ahead]?.some((found) => isLike(typed, found, ahead === wanted.length - 1)) ?? false),
      ),
  );
}

function matches(document: SearchDocument, { text, choices = new Map(), ranges = [] }: Query, without?: string): boolean {
  const { all = [], none = [], fields = 15 } = text ?? {};
  return (
    all.every((any) => any.some((phrase) => hasPhrase(document, phrase, fields))) &&
    !none.some((phrase) => hasPhrase(document, phrase, fields)) &&
    [...choices].every(([name, values]) => name === without || values.includes(document.keywords[name] ?? '')) &&
    ranges.every(({ column, min = -Infinity, max = Infinity }) => {
      const value = document.numbers[column];
      return value != null && value >= min && value <= max;
    })
  );
}

const alphabetical = (value: string) => `${fold(value)}\n${value}`;

function inOrder(documents: SearchDocument[], order: Query['order']): number[] {
  return order.flatMap(({ by, isDescending, min, max }) => {
    const keyOf = ({ keywords, numbers }: SearchDocument) => (by === 'orgao' ? alphabetical(keywords.orgao ?? '') : numbers[by]);
    const isMissing = (document: SearchDocument) => keyOf(document) == null || keyOf(document) === alphabetical('');
    const isWithin = (document: SearchDocument) =>
      isMissing(document)
        ? min === undefined && max === undefined
        : Number(keyOf(document)) >= (min ?? -Infinity) && Number(keyOf(document)) < (max ?? Infinity);
    const sign = isDescending ? -1 : 1;
    const compare = (one: SearchDocument, other: SearchDocument) => {
      const [a, b] = [keyOf(one) ?? 0, keyOf(other) ?? 0];
      return sign * (a < b ? -1 : a > b ? 1 : one.id - other.id);
    };
    const present = documents.filter((document) => !isMissing(document) && (by === 'orgao' || isWithin(document))).sort(compare);
    const missing = documents.filter((document) => isMissing(document) && isWithin(document)).sort((a, b) => sign * (a.id - b.id));
    return [...present, ...missing].map(({ id }) => id);
  });
}

function unitIn({ combined }: SearchIndex, document: number): string | undefined {
  const { numbers, names } = combined.of('unidade');
  return names[numbers[combined.codes[document] as number] as number];
}

const countsOf = (facet: readonly { value: string; count: number }[]) => new Map(facet.map(({ value, count }) => [value, count]));

// Of many documents, pages are read off the orders.
describe.each([...[1, 2, 3].map((seed) => ({ seed, documents: 150, rounds: 150 })), { seed: 4, documents: 2000, rounds: 40 }])(
  'random changes and questions to $documents documents, series $seed',
  ({ seed, documents, rounds }) => {
    test('find the same as plain loops', () => {
      const random = createRandom(seed);
      let index = newIndex();
      const kept = new Map<number, SearchDocument>();
      if (documents > 1000)
        for (let id = 1; id <= documents; id++) {
          const added = randomDocument(random, id);
          index.set(added);
          kept.set(id, added);
        }
      for (let round = 0; round < rounds; round++) {
        for (let change = random.between(0, 19); change > 0; change--) {
          const id = 1 + random.between(0, documents - 1);
          const kind = random.between(0, 5);
          const document = kept.get(id);
          if (kind === 0) {
            index.delete(id);
            kept.delete(id);
          } else if (kind === 1 && document) {
            index.setKeyword(id, 'fase', 'suspensa');
            kept.set(id, { ...document, keywords: { ...document.keywords, fase: 'suspensa' } });
          } else {
            const added = randomDocument(random, id);
            index.set(added);
            kept.set(id, added);
          }
        }
        if (round % 50 === 29) index = savedAndLoaded(index);
        const query = randomQuery(random);
        const found = index.search(query);
        const all = [...kept.values()];
        const matching = all.filter((document) => matches(document, query));
        const sorted = inOrder(matching, query.order);
        expect(found.total).toBe(matching.length);
        expect(found.ids).toEqual(sorted.slice(query.offset, query.offset + query.limit));
        for (const name of query.facets ?? []) {
          const counted = all.filter((document) => matches(document, query, name)).map(({ keywords }) => keywords[name] ?? '');
          expect(countsOf(found.facets.get(name) ?? [])).toEqual(
            new Map([...Map.groupBy(counted, (value) => value)].map(([value, same]) => [value, same.length])),
          );
        }
        const id = random.pick([...kept.keys()]);
        const place = sorted.indexOf(id);
        if (place >= 0)
          expect(index.neighbours(query, id)).toEqual({
            ...{ position: place + 1, previous: sorted[place - 1] ?? null, next: sorted[place + 1] ?? null },
            total: matching.length,
          });
        const units = [...index.matching(query)].map((document) => unitIn(index, document));
        expect(units.sort()).toEqual(matching.map(({ keywords }) => keywords.unidade).sort());
        const owner = random.between(0, 20);
        const owned = all.filter(({ numbers }) => numbers.prazo === owner).map((document) => document.id);
        expect(index.idsOf(owner).sort()).toEqual(owned.sort());
        // The same text within fewer documents, as a further filter asks.
        const narrower = { ...query, choices: new Map(query.choices).set('uf', ['SP']) };
        expect(index.count(narrower)).toBe(all.filter((one) => matches(one, narrower)).length);
      }
    });
  },
);
