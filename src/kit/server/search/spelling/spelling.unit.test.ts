import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { errorsBetween } from './errorsBetween.ts';
import { Spelling } from './spelling.ts';

/** Known words with the number of documents that have them. */
function known(frequencies: Record<string, number>) {
  const words = Object.entries(frequencies);
  return {
    words,
    get length() {
      return words.length;
    },
    formOf: (word: number) => words[word]?.[0] ?? '',
    frequencyOf: (word: number) => words[word]?.[1] ?? 0,
    isNumber: (word: number) => /^\d/.test(words[word]?.[0] ?? ''),
  };
}

const words = known({
  ...{ vigilância: 600, vigilancia: 40, extintores: 90, impressora: 120, computador: 70, computadores: 300, hospitalar: 240, médios: 50 },
  ...{ ar: 4000, condicionado: 220, break: 80, cadeira: 78, caldeira: 9, licitação: 850, licitante: 100, grade: 300, grave: 90, xote: 2 },
});
const spelling = new Spelling(words);
const meant = (typed: string) => spelling.suggest([typed])?.[0];

test.each([
  ['a wrong letter', 'vijilância', 'vigilância'],
  ['a missing letter', 'exintores', 'extintores'],
  ['a missing double letter', 'impresora', 'impressora'],
  ['one letter too many', 'computtador', 'computador'],
  ['exchanged letters', 'computaodr', 'computador'],
  ['two errors of a long word', 'licitassão', 'licitação'],
  ['wrong accents beside an error', 'vijilancía', 'vigilância'],
  ['a wrong first letter', 'jospitalar', 'hospitalar'],
  ['a short word', 'brek', 'break'],
  ['a missing space', 'arcondicionado', 'ar condicionado'],
])('corrects %s', (_, typed, word) => {
  expect(meant(typed)).toBe(word);
});

test.each([
  ['a known word', 'computador'],
  ['a known word with other accents', 'vigilânciá'],
  ['a known word that resembles one that is a little more frequent', 'grave'],
  ['a word that resembles none', 'xilofone'],
  ['two errors of a short word', 'brecs'],
  ['two errors one of which is the first letter', 'remédios'],
  ['a number', '90021'],
  ['a code', 'cadeir4'],
  ['a word of three letters', 'bre'],
  ['nothing', ''],
])('leaves %s as it is', (_, typed) => {
  expect(meant(typed)).toBeUndefined();
});

test('prefers the frequent word', () => {
  expect(meant('cadera')).toBe('cadeira');
  expect(meant('grace')).toBe('grade');
});

test('corrects a rare word that is known only from a misspelt text', () => {
  const errors = known({ vigilância: 600, vijilância: 2, manutenção: 30, manutensão: 1 });
  expect(new Spelling(errors).suggest(['vijilância', 'manutensão'])).toEqual(['vigilância', 'manutensão']);
});

test('takes a form of a known word for known', () => {
  const stemOf = (form: string) => form.replace(/e?s$/, '');
  expect(new Spelling(words, stemOf).suggest(['hospitalares'])).toBeUndefined();
  expect(spelling.suggest(['hospitalares'])).toEqual(['hospitalar']);
});

test('returns the words beside the corrected one as they are typed', () => {
  expect(spelling.suggest(['cadeira', 'xyz', 'impresora'])).toEqual(['cadeira', 'xyz', 'impressora']);
  expect(spelling.suggest([])).toBeUndefined();
});

test('leaves a pasted text as it is', () => {
  expect(spelling.suggest(Array.from({ length: 100 }, () => 'impresora'))).toBeUndefined();
});

test('knows words that were added since', () => {
  const growing = known({ cadeira: 10 });
  const corrects = new Spelling(growing);
  expect(corrects.suggest(['notbook'])).toBeUndefined();
  growing.words.push(['notebook', 5]);
  expect(corrects.suggest(['notbook'])).toEqual(['notebook']);
});

test('counts errors as a plain table of distances does', () => {
  const random = createRandom(3);
  const word = () => Array.from({ length: random.between(0, 6) }, () => 'abc'[random.between(0, 2)]).join('');
  for (let round = 0; round < 3000; round++) {
    const [one, other] = [word(), word()];
    const errors = plainDistance(one, other);
    expect(errorsBetween(one, other, 2), `${one} ${other}`).toBe(errors > 2 ? undefined : errors);
  }
});

test('long words do not cause errors', () => {
  expect(meant('a'.repeat(5000))).toBeUndefined();
  expect(errorsBetween('a'.repeat(200), `${'a'.repeat(199)}b`, 2)).toBe(1);
});

function plainDistance(one: string, other: string): number {
  if (one === '' || other === '') return Math.max(one.length, other.length);
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const exchanged = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    plainDistance(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
    plainDistance(a, other) + 1,
    plainDistance(one, b) + 1,
    exchanged ? plainDistance(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  );
}
