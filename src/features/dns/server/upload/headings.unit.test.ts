import { describe, expect, test } from 'vitest';
import { languages } from '#kit/errors.ts';
import { fields, findColumns, headings, isEnough } from './headings.ts';

describe('headings', () => {
  test.each(languages)('of our own sheets are known in %s', (language) => {
    const own = fields.map((field) => headings[language][field]);
    expect(findColumns(own)).toEqual({ places: { nome: 0, pedido: 1, vigencia: 2, vencimento: 3, nota: 4 }, ignored: [] });
  });

  test('are recognised in any order, ignoring accents, case and punctuation', () => {
    expect(findColumns(['OBS.', 'data_de_vencimento', 'Início da VIGENCIA', 'Nº do pedido', ' dominio ']).places).toEqual({
      nota: 0,
      vencimento: 1,
      vigencia: 2,
      pedido: 3,
      nome: 4,
    });
  });

  test('that are unknown or repeated are reported', () => {
    expect(findColumns(['Domain', 'Registrar', '', 'Name', 'Due date'])).toEqual({
      places: { nome: 0, vencimento: 4 },
      ignored: ['Registrar', 'Name'],
    });
  });

  test('are sufficient with a name and a date', () => {
    expect(isEnough(findColumns(['nome', 'nota']))).toBe(false);
    expect(isEnough(findColumns(['vigência', 'vencimento']))).toBe(false);
    expect(isEnough(findColumns(['nome', 'vigência']))).toBe(true);
  });
});
