import { expect, test } from 'vitest';
import { itemQuestions } from './itemWords.ts';

test.each([
  ['PAPEL SULFITE A4, 75 G/M², BRANCO', ['PAPEL SULFITE A4']],
  ['Caneta esferográfica azul - ponta 1,0 mm', ['Caneta esferográfica azul', 'Caneta esferográfica']],
  ['CANETA, ESFEROGRÁFICA, AZUL', ['CANETA ESFEROGRÁFICA']],
  // What says nothing alone is not asked for alone.
  ['Serviço de limpeza, conservação e copeiragem', ['Serviço limpeza']],
  ['Aquisição de material de expediente', ['material expediente']],
  ['Arroz branco tipo um longo fino', ['Arroz branco longo fino', 'Arroz branco longo', 'Arroz branco']],
  // Nor is what it comes in.
  ['Saco para lixo de 100 litros, pacote com 100', ['Saco lixo 100 litros']],
  // Numbers and the words beside the noun tell goods apart.
  ['Mesa de som digital de 24 canais', ['Mesa som digital 24 canais', 'Mesa som 24 canais']],
  ['Mesa de escritório em L', ['Mesa escritório']],
  ['Cadeira de rodas', ['Cadeira rodas']],
  ['Bomba de infusão', ['Bomba infusão']],
  ["Bomba d'água 1/2 CV", ['Bomba água 1/2 CV']],
  ['Pneu 175/70 R13', ['Pneu 175/70 R13']],
  ['PNEU, 275/80 R22.5, BORRACHUDO', ['PNEU 275/80 R22.5']],
  ['Ar condicionado split 12.000 BTUs', ['Ar condicionado split 12.000 BTUs', 'Ar condicionado 12.000 BTUs']],
  ['Água mineral, garrafão de 20 litros', ['Água mineral 20 litros']],
  ['Água mineral 500ml', ['Água mineral 500ml']],
  ['Toner HP 85A', ['Toner HP 85A']],
  ['Cabo flexível, 2,5 mm²', ['Cabo flexível 2,5 mm²']],
  ['Gerador de energia 50 kVA', ['Gerador energia 50 kVA']],
  ['Arquivo de aço com 4 gavetas', ['Arquivo aço 4 gavetas']],
  ['no-break 1200VA', ['no-break 1200VA']],
  // Others count or name something else.
  ['Lote 3 item 2: Arroz tipo 1, pacote de 5 kg', ['Arroz 5 kg']],
  ['Papel zirconado, 75 g/m²', ['Papel zirconado']],
  ['PAPEL A4, MATERIAL CELULOSE ALCALINA, COMPRIMENTO 297 MM', ['PAPEL A4']],
  ['Papel', ['Papel']],
  ['Serviço', ['Serviço']],
  ['1.5 – 2', []],
])('the price of «%s» is looked for by %j', (descricao, questions) => {
  expect(itemQuestions(descricao)).toEqual(questions);
});
