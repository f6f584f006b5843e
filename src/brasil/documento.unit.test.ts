import { describe, expect, it, test } from 'vitest';
import { bareNumber, isCnpj, isCpf, masked } from './documento.ts';

describe('a CNPJ', () => {
  // The example of the Receita Federal, with its check digits.
  it.each(['12ABC34501DE35', '11222333000181', '00000000000191'])('is %s', (number) => expect(isCnpj(number)).toBe(true));
  it.each([
    '12ABC34501DE36',
    '12ABC34501DF35',
    '11222333000180',
    '00000000000000',
    '1122233300018',
    '12ABC34501DE3A',
    '12abc34501de35',
    '',
  ])('is not %s', (number) => expect(isCnpj(number)).toBe(false));
});

test.each([
  ['52998224725', true],
  ['52998224724', false],
  ['11111111111', false],
])('%s is a CPF: %s', (number, is) => expect(isCpf(number)).toBe(is));

it('is written with and without marks', () => {
  expect(bareNumber(' 12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(masked('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(masked('52998224725')).toBe('529.982.247-25');
  expect(masked('US-4711')).toBe('US-4711');
});
