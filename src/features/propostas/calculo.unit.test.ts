import { describe, expect, it } from 'vitest';
import { type ItemAmounts, priced, totalsOf } from './calculo.ts';

const item: ItemAmounts = { quantidade: 10, estimado: 20, custo: null, margem: null, preco: null };

describe('priced', () => {
  it('derives the price from cost and margin', () => {
    expect(priced({ ...item, custo: 8 }, { margem: 20 })).toMatchObject({ custo: 8, margem: 20, preco: 10 });
  });
  it('derives the margin from cost and price', () => {
    expect(priced({ ...item, custo: 8 }, { preco: 16 })).toMatchObject({ margem: 50, preco: 16 });
  });
  it('keeps the margin when the cost changes', () => {
    expect(priced({ ...item, custo: 8, margem: 20, preco: 10 }, { custo: 16 })).toMatchObject({ margem: 20, preco: 20 });
  });
  it('takes the margin from the price that is there when the first cost comes', () => {
    expect(priced({ ...item, preco: 10 }, { custo: 7.5 })).toMatchObject({ margem: 25, preco: 10 });
  });
  it('has no margin without a cost or with a price of nothing', () => {
    expect(priced({ ...item, margem: 20 }, { preco: 10 })).toMatchObject({ margem: null });
    expect(priced({ ...item, custo: 8 }, { preco: 0 })).toMatchObject({ margem: null });
    expect(priced({ ...item, custo: 8, margem: 20, preco: 10 }, { preco: null })).toMatchObject({ margem: null, preco: null });
  });
  it('has a negative margin below the cost', () => {
    expect(priced({ ...item, custo: 10 }, { preco: 8 }).margem).toBe(-25);
  });
});

describe('totalsOf', () => {
  it('sums without errors of binary fractions', () => {
    const cents = Array.from({ length: 10 }, () => ({ ...item, quantidade: 1, preco: 0.1 }));
    expect(totalsOf(cents).preco).toBe(1);
  });
  it('compares with the estimate only what has a price and an estimate', () => {
    const totals = totalsOf([
      { ...item, custo: 8, preco: 10 },
      { ...item, estimado: null, preco: 99 },
      { ...item, estimado: 1000 },
    ]);
    expect(totals).toMatchObject({ desconto: 50, estimado: 10_200, preco: 1090, custo: 80, lucro: 20, margem: 20, semPreco: 1 });
  });
  it('has neither profit nor discount without items', () => {
    expect(totalsOf([])).toEqual({ custo: 0, preco: 0, estimado: 0, lucro: null, margem: null, desconto: null, semPreco: 0 });
  });
});
