import { describe, expect, test } from 'vitest';
import { numeroPorExtenso, reaisPorExtenso } from './porExtenso.ts';

describe('a number in words', () => {
  test.each([
    [0, 'zero'],
    [1, 'um'],
    [2, 'dois'],
    [3, 'três'],
    [10, 'dez'],
    [14, 'quatorze'],
    [16, 'dezesseis'],
    [17, 'dezessete'],
    [19, 'dezenove'],
    [20, 'vinte'],
    [21, 'vinte e um'],
    [50, 'cinquenta'],
    [60, 'sessenta'],
    [99, 'noventa e nove'],
    [100, 'cem'],
    [101, 'cento e um'],
    [110, 'cento e dez'],
    [120, 'cento e vinte'],
    [199, 'cento e noventa e nove'],
    [200, 'duzentos'],
    [305, 'trezentos e cinco'],
    [500, 'quinhentos'],
    [666, 'seiscentos e sessenta e seis'],
    [999, 'novecentos e noventa e nove'],
    [1000, 'mil'],
    [1001, 'mil e um'],
    [1015, 'mil e quinze'],
    [1099, 'mil e noventa e nove'],
    [1100, 'mil e cem'],
    [1101, 'mil cento e um'],
    [1200, 'mil e duzentos'],
    [1892, 'mil oitocentos e noventa e dois'],
    [2000, 'dois mil'],
    [2021, 'dois mil e vinte e um'],
    [2300, 'dois mil e trezentos'],
    [2304, 'dois mil trezentos e quatro'],
    [10_000, 'dez mil'],
    [21_000, 'vinte e um mil'],
    [100_000, 'cem mil'],
    [101_000, 'cento e um mil'],
    [100_100, 'cem mil e cem'],
    [293_572, 'duzentos e noventa e três mil quinhentos e setenta e dois'],
    [999_999, 'novecentos e noventa e nove mil novecentos e noventa e nove'],
    [1_000_000, 'um milhão'],
    [1_000_001, 'um milhão e um'],
    [1_000_100, 'um milhão e cem'],
    [1_000_101, 'um milhão, cento e um'],
    [1_001_000, 'um milhão e mil'],
    [1_001_001, 'um milhão, mil e um'],
    [1_020_300, 'um milhão, vinte mil e trezentos'],
    [1_200_000, 'um milhão e duzentos mil'],
    [1_234_000, 'um milhão, duzentos e trinta e quatro mil'],
    [1_234_567, 'um milhão, duzentos e trinta e quatro mil quinhentos e sessenta e sete'],
    [2_000_000, 'dois milhões'],
    [100_000_000, 'cem milhões'],
    [1_000_000_000, 'um bilhão'],
    [1_002_000_000, 'um bilhão e dois milhões'],
    [2_000_000_001, 'dois bilhões e um'],
    [332_415_741_211, 'trezentos e trinta e dois bilhões, quatrocentos e quinze milhões, setecentos e quarenta e um mil duzentos e onze'],
    [1_000_000_000_000, 'um trilhão'],
  ])('%d is %s', (number, words) => expect(numeroPorExtenso(number)).toBe(words));

  test.each([-1, 1e15])('%d has no words', (number) => expect(() => numeroPorExtenso(number)).toThrow(RangeError));

  test('is another one for every number', () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) => at * 37);
    expect(new Set(numbers.map(numeroPorExtenso)).size).toBe(numbers.length);
  });
});

describe('an amount in words', () => {
  test.each([
    [0, 'zero real'],
    [1, 'um centavo'],
    [2, 'dois centavos'],
    [10, 'dez centavos'],
    [50, 'cinquenta centavos'],
    [99, 'noventa e nove centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [150, 'um real e cinquenta centavos'],
    [200, 'dois reais'],
    [1000, 'dez reais'],
    [10_000, 'cem reais'],
    [10_100, 'cento e um reais'],
    [100_000, 'mil reais'],
    [100_001, 'mil reais e um centavo'],
    [110_000, 'mil e cem reais'],
    [123_456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    [10_000_000, 'cem mil reais'],
    [100_000_000, 'um milhão de reais'],
    [100_000_001, 'um milhão de reais e um centavo'],
    [100_000_100, 'um milhão e um reais'],
    [100_100_000, 'um milhão e mil reais'],
    [150_000_000, 'um milhão e quinhentos mil reais'],
    [200_000_000, 'dois milhões de reais'],
    [100_000_000_000, 'um bilhão de reais'],
    [100_200_000_000, 'um bilhão e dois milhões de reais'],
    [123_456_789, 'um milhão, duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta e nove centavos'],
  ])('%d centavos are %s', (centavos, words) => expect(reaisPorExtenso(centavos)).toBe(words));

  test('may be a bigint, and is never negative', () => {
    expect(reaisPorExtenso(99_999_999_999_999_900n)).toContain('novecentos e noventa e nove trilhões');
    expect(() => reaisPorExtenso(-1)).toThrow(RangeError);
    expect(() => reaisPorExtenso(-100n)).toThrow(RangeError);
  });
});
