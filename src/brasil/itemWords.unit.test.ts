import { expect, test } from 'vitest';
import { itemQuestions } from './itemWords.ts';

test.each([
  ['PAPEL SULFITE A4, 75 G/M², BRANCO', ['PAPEL SULFITE', 'PAPEL']],
  ['Caneta esferográfica azul - ponta 1,0 mm', ['Caneta esferográfica azul', 'Caneta esferográfica', 'Caneta']],
  ['CANETA, ESFEROGRÁFICA, AZUL', ['CANETA ESFEROGRÁFICA', 'CANETA']],
  // What says nothing alone is not asked for alone.
  ['Serviço de limpeza, conservação e copeiragem', ['Serviço limpeza']],
  ['Aquisição de material de expediente', ['material expediente']],
  ['Arroz branco tipo um longo fino', ['Arroz branco longo fino', 'Arroz branco longo', 'Arroz branco', 'Arroz']],
  // Nor is what it comes in.
  ['Saco para lixo de 100 litros, pacote com 100', ['Saco lixo']],
  ['Serviço', ['Serviço']],
  ['1.5 – 2', []],
])('the price of «%s» is looked for by %j', (descricao, questions) => {
  expect(itemQuestions(descricao)).toEqual(questions);
});
