import { describe, expect, test } from 'vitest';
import { inReais, priceOf, productOf, quantityOf } from './amounts.ts';

test.each([
  [4800, 24.9, 11_952_000n],
  [2000, 0.875, 175_000n],
  [3, 0.335, 101n],
  [1, 0.005, 1n],
  [1, 0.0049, 0n],
  [0.1, 0.2, 2n],
  [1.1, 1.1, 121n],
  [1e9, 1e9, 100_000_000_000_000_000_000n],
])('%d times R$ %d is %s centavos', (quantity, price, centavos) => expect(productOf(quantity, price)).toBe(centavos));

describe('an amount is written as in Brazil', () => {
  test.each([
    [0n, 'R$ 0,00'],
    [5n, 'R$ 0,05'],
    [123_456n, 'R$ 1.234,56'],
    [100_000_000_000n, 'R$ 1.000.000.000,00'],
  ])('%s', (centavos, text) => expect(inReais(centavos)).toBe(text));
  test.each([
    [24.9, 'R$ 24,90'],
    [0.875, 'R$ 0,875'],
    [0.0001, 'R$ 0,0001'],
    [1234, 'R$ 1.234,00'],
  ])('a price of %d', (price, text) => expect(priceOf(price)).toBe(text));
  test.each([
    [4800, '4.800'],
    [0.5, '0,5'],
    [1234.25, '1.234,25'],
  ])('a quantity of %d', (quantity, text) => expect(quantityOf(quantity)).toBe(text));
});
