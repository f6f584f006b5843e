import { expect, test } from 'vitest';
import { Reject } from '#kit/server/records/fields.ts';
import { cellAmount, cellCnpj, cellCode, cellCodeText, cellFlag, cellInstant, cellInteger, cellNumber, namesOf } from './planilhaFields.ts';

type Reader<T> = (record: Record<string, string>, field: string) => T;

const read = <T>(reader: Reader<T>, cell: string): T => reader({ campo: cell }, 'campo');

function rejection(reader: Reader<unknown>, cell: string): string {
  try {
    return `read as ${read(reader, cell)}`;
  } catch (error) {
    if (!(error instanceof Reject)) throw error;
    return `${error.field}: ${error.motive}`;
  }
}

test.each([
  ['1.234,56', 1234.56],
  ['R$ 1.234,56', 1234.56],
  ['R$\u00A01.234,56', 1234.56],
  ['R$1.234', 1234],
  ['1234,56', 1234.56],
  ['1234.56', 1234.56],
  ['1.234.567', 1_234_567],
  ['5,899', 5.899],
  ['0.125', 0.125],
  ['1234.567', 1234.567],
  ['1.2345', 1.2345],
  ['007', 7],
  ['0', 0],
  ['-', 0],
  ['R$ -', 0],
])('the number %s', (cell, value) => {
  expect(read(cellNumber, cell)).toBe(value);
});

test.each([
  ['in English writing', '1,234.56'],
  ['with groups of the wrong size', '1.23,4'],
  ['below zero', '-5'],
  ['in words', 'cem'],
  ['in scientific writing', '1,12E+13'],
  ['beyond what is exact', '99999999999999'],
  ['without digits', 'R$'],
])('no number %s', (_, cell) => {
  expect(rejection(cellNumber, cell)).toBe('campo: notNumber');
});

test('a number of a thousand or of little more than one is ambiguous', () => {
  for (const cell of ['1.234', '999.000']) expect(rejection(cellNumber, cell)).toBe('campo: ambiguousNumber');
});

test('an amount of 0 is unknown, like an empty one', () => {
  expect(read(cellAmount, '0,00')).toBeNull();
  expect(cellAmount({}, 'campo')).toBeNull();
  expect(read(cellAmount, 'R$ 0,01')).toBe(0.01);
});

test('positions and years are positive integers', () => {
  expect(read(cellInteger, '2026')).toBe(2026);
  expect(cellInteger({}, 'campo')).toBeNull();
  for (const cell of ['0', '1,5', '1.000', '-1', '2147483648', 'um']) expect(rejection(cellInteger, cell)).toBe('campo: notNumber');
});

test.each([
  ['28/05/2026 08:00', '2026-05-28T11:00:00.000Z'],
  ['28/05/2026 08:00:30', '2026-05-28T11:00:30.000Z'],
  ['28/05/2026', '2026-05-28T03:00:00.000Z'],
  ['3/5/2026 8:05', '2026-05-03T11:05:00.000Z'],
  ['28/05/2026 8h', '2026-05-28T11:00:00.000Z'],
  ['28/05/2026 às 8h30', '2026-05-28T11:30:00.000Z'],
  ['28-05-2026', '2026-05-28T03:00:00.000Z'],
  ['28.05.2026, 23:30', '2026-05-29T02:30:00.000Z'],
  ['2026-05-28', '2026-05-28T03:00:00.000Z'],
  ['2026-05-28 08:00', '2026-05-28T11:00:00.000Z'],
  ['2026-05-28T08:00:00.000', '2026-05-28T11:00:00.000Z'],
  ['2026-05-28T08:00:00Z', '2026-05-28T08:00:00.000Z'],
  ['2026-05-28T08:00-04:00', '2026-05-28T12:00:00.000Z'],
])('the moment %s', (cell, instant) => {
  expect(read(cellInstant, cell)).toBe(instant);
});

test.each([
  ['a day no calendar has', '31/02/2026'],
  ['month before day', '05/28/2026'],
  ['an hour no clock shows', '28/05/2026 24:00'],
  ['a year in two digits', '28/05/26'],
  ['a day without a year', '28/05'],
  ['half a day', '28/05/2026 08:00 PM'],
  ['marks that change', '28/05-2026'],
  ['a day no calendar has, in a zone', '2026-02-31T08:00:00Z'],
  ['a zone that is none', '2026-05-28T08:00:00+99:00'],
  ['the number of a day', '46170'],
  ['a slip of the keyboard', '28/05/0226'],
  ['words', 'amanhã'],
])('no moment: %s', (_, cell) => {
  expect(rejection(cellInstant, cell)).toBe('campo: notDate');
});

test('a day alone gets the default time of day of the field', () => {
  expect(cellInstant({ campo: '28/05/2026' }, 'campo', '23:59:59')).toBe('2026-05-29T02:59:59.000Z');
  expect(cellInstant({ campo: '28/05/2026 08:00' }, 'campo', '23:59:59')).toBe('2026-05-28T11:00:00.000Z');
});

test('a time without seconds that is the default has its seconds, as exports write it', () => {
  for (const cell of ['28/05/2026 23:59', '2026-05-28 23:59', '2026-05-28T23:59', '28/05/2026 23h59'])
    expect(cellInstant({ campo: cell }, 'campo', '23:59:59')).toBe('2026-05-29T02:59:59.000Z');
  for (const cell of ['28/05/2026 23:59:00', '2026-05-28T23:59:00'])
    expect(cellInstant({ campo: cell }, 'campo', '23:59:59')).toBe('2026-05-29T02:59:00.000Z');
});

test('parses yes and no', () => {
  for (const cell of ['Sim', 'SIM', 's', 'true', 'VERDADEIRO', '1', 'x', 'X']) expect(read(cellFlag, cell)).toBe(true);
  for (const cell of ['Não', 'nao', 'N', 'FALSE', 'falso', '0', '']) expect(read(cellFlag, cell)).toBe(false);
  for (const cell of ['talvez', '2', '?']) expect(rejection(cellFlag, cell)).toBe('campo: notFlag');
});

test('codes are given by name in any spelling, or by number', () => {
  const names = namesOf({ 6: 'Pregão - Eletrônico', 15: 'Chamada Pública' }, { Pregão: 6 });
  const code: Reader<number | null> = (record, field) => cellCode(record, field, names);
  for (const cell of ['Pregão - Eletrônico', 'PREGAO ELETRONICO', 'pregão_eletrônico', 'Pregão', '6']) expect(read(code, cell)).toBe(6);
  expect(read(code, 'chamada publica')).toBe(15);
  expect(read(code, '')).toBeNull();
  for (const cell of ['7', 'Tomada de preços', '-']) expect(rejection(code, cell)).toBe('campo: unknownCode');
});

test('a CNPJ is read with or without punctuation, as a number, and without leading zeros that its check digits prove', () => {
  const cells = ['01.234.567/0001-95', '01234567000195', '1234567000195', '1234567000195.0', '1234567000195,00'];
  for (const cell of cells) expect(read(cellCnpj, cell)).toBe('01234567000195');
  expect(read(cellCnpj, '987654000150.0')).toBe('00987654000150');
  expect(read(cellCnpj, '38166000105.0')).toBe('00038166000105');
  expect(read(cellCnpj, '12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(read(cellCnpj, '')).toBe('');
});

test.each([
  ['wrong check digits', '01.234.567/0001-96'],
  ['wrong check digits, without its leading zero', '1234567000196'],
  ['wrong check digits, with letters', '12ABC34501DE36'],
  ['a CPF', '529.982.247-25'],
  ['a CPF that a program took for a number', '52998224725.0'],
  ['the code of a unit', '160482'],
  ['a code whose padded form has right check digits', '191'],
  ['too many digits', '123456789012345'],
  ['words', 'sem CNPJ'],
])('no CNPJ: %s', (_, cell) => {
  expect(rejection(cellCnpj, cell)).toBe('campo: notCnpj');
});

test('a code is as it was before a program took it for a number', () => {
  for (const cell of ['160482', '160482.0', '160482,00', "'160482", '’160482.0']) expect(read(cellCodeText, cell)).toBe('160482');
  for (const cell of ['90.007', '1.000', 'A.0', '7.01']) expect(read(cellCodeText, cell)).toBe(cell);
  expect(read(cellInteger, '2026.0')).toBe(2026);
  expect(read(cellFlag, '1.0')).toBe(true);
  expect(cellCode({ campo: '6.0' }, 'campo', namesOf({ 6: 'Pregão' }))).toBe(6);
});

test.each(['9.87654E+13', '1,12223E+13', '3.816600010500E+10', '1e+05'])('a code that lost digits: %s', (cell) => {
  for (const reader of [cellCodeText, cellCnpj, cellInteger]) expect(rejection(reader, cell)).toBe('campo: lostDigits');
});
