import { describe, expect, it } from 'vitest';
import { type ItemAmounts, priced, totalsOf } from './calculo.ts';

const item: ItemAmounts = { quantidade: 10, estimado: 20, custo: null, margem: null, preco: null };

describe('priced', () => {
  it('derives the price from cost and margin', () => {
    expect(priced({ ...item, custo: 8 }, { margem: 20 })).toMatchObject({ custo: 8, margem: 20, preco: 10 });
  });
  it('keeps four decimals of what is sent, and gives the price four, rounded half up', () => {
    expect(priced({ ...item, custo: 0.13 }, { margem: 20 })).toMatchObject({ margem: 20, preco: 0.1625 });
    expect(priced({ ...item, custo: 10 }, { margem: 30 })).toMatchObject({ margem: 30, preco: 14.2857 });
    expect(priced(item, { custo: 0.87655, preco: 1.23449 })).toMatchObject({ custo: 0.8766, preco: 1.2345 });
    expect(priced({ ...item, custo: 2.0001 }, { preco: 2.5002 })).toMatchObject({ margem: 20, preco: 2.5002 });
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
  it('has the margin and discount of its items, whatever their amounts in cents are', () => {
    const some = [0.13, 0.0044, 1.1111].map((custo) => priced({ ...item, quantidade: 1, estimado: custo * 2, custo }, { margem: 20 }));
    expect(totalsOf(some)).toMatchObject({ margem: 20, desconto: expect.closeTo(37.5, 2) });
  });
  it('rounds halves up to cents', () => {
    for (const [quantidade, preco, total] of [
      [1, 1.005, 1.01],
      [1, 10.235, 10.24],
      [3, 0.335, 1.01],
      [100, 0.00005, 0.01],
    ] as const)
      expect(totalsOf([{ ...item, quantidade, preco }]).preco).toBe(total);
  });
  it('compares with the estimate only what has a price and an estimate', () => {
    const totals = totalsOf([
      { ...item, custo: 8, preco: 10 },
      { ...item, estimado: null, preco: 99 },
      { ...item, estimado: 1000 },
    ]);
    expect(totals).toMatchObject({ desconto: 50, estimado: 10_200, preco: 1090, custo: 80, lucro: 20, margem: 20, semPreco: 1 });
  });
  it('counts a price of nothing as none, in profit and discount too', () => {
    const totals = totalsOf([
      { ...item, custo: 8, preco: 10 },
      { ...item, custo: 12, preco: 0 },
    ]);
    expect(totals).toMatchObject({ preco: 100, lucro: 20, margem: 20, desconto: 50, semPreco: 1 });
  });
  it('has neither profit nor discount without items', () => {
    expect(totalsOf([])).toEqual({ custo: 0, preco: 0, estimado: 0, lucro: null, margem: null, desconto: null, semPreco: 0 });
  });
});
