import { expect, test } from 'vitest';
import { itemWords } from './itemWords.ts';

test.each([
  ['PAPEL SULFITE A4, 75 G/M², BRANCO', 'PAPEL SULFITE'],
  ['Caneta esferográfica azul - ponta 1,0 mm', 'Caneta esferográfica azul'],
  ['Serviço de limpeza, conservação e copeiragem', 'Serviço limpeza'],
  ['10 (dez) notebooks com garantia', 'dez notebooks com garantia'],
  ['Arroz branco tipo um longo fino', 'Arroz branco tipo longo'],
  ['1.5 – 2', ''],
])('the price of «%s» is looked for by «%s»', (descricao, words) => expect(itemWords(descricao)).toBe(words));
