import { expect, test } from 'vitest';
import { DividedWords } from './dividedWords.ts';

test.each([
  ['in capitals', 'CONTRATA-\nÇÃO', 'CONTRATAÇÃO'],
  ['by another hyphen', 'gera\u2010\ndores', 'geradores'],
  ['by a soft hyphen', 'mobi\u00ad\nliário', 'mobiliário'],
  ['before a space', 'terceiri- \n zação', 'terceirização'],
  ['twice', 'in-\nfra-\nestrutura', 'infraestrutura'],
  ['at a compound', 'decreto-\nlei e GUARDA-\nCHUVAS', 'decreto-lei e GUARDA-CHUVAS'],
  ['at the last hyphen of several', 'mão-de-\nobra', 'mão-de-obra'],
  ['at a name', 'Mato-\nGrosso', 'Mato-Grosso'],
  ['at a pronoun', 'candidatar-\nse, apresentá-\nlo, clas-\nse, bol-\nsa', 'candidatar-se, apresentá-lo, classe, bolsa'],
  ['at a pronoun after a vowel', 'encontra-\nse, refere-\nse, hipóte-\nse', 'encontra-se, refere-se, hipótese'],
  ['at one that the page has as one word', 'posto-\ngraduação, postograduação', 'postograduação, postograduação'],
  ['at one that the page has with a hyphen', 'hidro-\nsanitária, hidro-sanitária', 'hidro-sanitária, hidro-sanitária'],
  ['in a number', '0001-\n23 e 0001\u00ad23', '0001-23 e 0001-23'],
  ['after which another ends alike', 'pré-\ne pós-operatório', 'pré-\ne pós-operatório'],
  ['nowhere', 'itens -\nluvas\n- botas', 'itens -\nluvas\n- botas'],
])('a word that a line divides %s', (_, text, joined) => {
  expect(new DividedWords().join(text)).toBe(joined);
});

test('pages before tell how a word is written', () => {
  const divided = new DividedWords();
  divided.join('a hidro-sanitária');
  expect(divided.join('hidro-\nsanitária')).toBe('hidro-sanitária');
});

test('a long text is joined in linear time', () => {
  for (const piece of ['a', 'a-', '-', '- ', 'a-\n', '\u00ad']) {
    const before = process.threadCpuUsage().user;
    new DividedWords().join(piece.repeat(200_000));
    expect((process.threadCpuUsage().user - before) / 1000, piece).toBeLessThan(1500);
  }
});
