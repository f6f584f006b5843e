import { expect, test } from 'vitest';
import { aditivosOf, shareOf } from './aditivos.ts';

const step = (valor_antes: number | null, valor_depois: number | null, vigencia_antes: string | null = null) => ({
  ...{ valor_antes, valor_depois, vigencia_antes },
});

test('adds up increases and reductions apart, with what changed before the first version that came', () => {
  const sums = aditivosOf({ valor_inicial: 100, valor_global: 140.1 }, [step(120, 90), step(null, null, '2026-01-31'), step(90, 140.1)]);
  expect(sums).toEqual({
    ...{ original: 100, acrescimos: 70.1, supressoes: 30, anterior: { antes: 100, depois: 120 } },
    vigencia_original: '2026-01-31',
  });
  expect(shareOf(sums.acrescimos, sums)).toBeCloseTo(0.701);
});

test('knows a change from the signing alone, and takes the first value where that of the signing is unknown', () => {
  expect(aditivosOf({ valor_inicial: 100, valor_global: 80 }, [])).toMatchObject({ supressoes: 20, anterior: { antes: 100, depois: 80 } });
  expect(aditivosOf({ valor_inicial: null, valor_global: 80 }, [step(50, 80)])).toMatchObject({
    original: 50,
    acrescimos: 30,
    anterior: null,
  });
});

test('has no share of an unknown value', () => {
  expect(shareOf(5, aditivosOf({ valor_inicial: null, valor_global: null }, []))).toBeNull();
});

test('a change from a value that became unknown counts too', () => {
  expect(aditivosOf({ valor_inicial: 100, valor_global: 150 }, [step(100, 120)])).toMatchObject({ acrescimos: 50, supressoes: 0 });
});
