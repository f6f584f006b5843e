import { describe, expect, it } from 'vitest';
import { brazilStates, neighbourState } from './states.ts';

it('has each of the 27 once, on a tile of its own', () => {
  expect(new Set(brazilStates.map(({ uf }) => uf)).size).toBe(27);
  expect(new Set(brazilStates.map(({ column, row }) => `${column}/${row}`)).size).toBe(27);
});

describe('the arrows', () => {
  it.each([
    ['SP', 'ArrowUp', 'GO'],
    ['SP', 'ArrowRight', 'MG'],
    ['SP', 'ArrowDown', 'PR'],
    ['RR', 'ArrowRight', 'AP'],
    ['AC', 'ArrowUp', 'AM'],
    ['SP', 'Home', 'RR'],
    ['SP', 'End', 'SC'],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(neighbourState(from, key)?.uf).toBe(to);
  });

  it('lead nowhere beyond the coast', () => {
    expect(neighbourState('RN', 'ArrowRight')).toBeUndefined();
    expect(neighbourState('SP', 'Enter')).toBeUndefined();
  });

  it('lead to every state', () => {
    const reached = new Set(['SP']);
    for (const uf of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbourState(uf, key);
        if (next) reached.add(next.uf);
      }
    expect(reached.size).toBe(27);
  });
});
