import { describe, expect, it } from 'vitest';
import { readAddresses, withAddresses } from './addresses.ts';

describe('typed or pasted addresses', () => {
  it.each([
    ['a@b.example; d@e.example', ['a@b.example', 'd@e.example'], ''],
    ['a@b.example,d@e.example\nf@g.example', ['a@b.example', 'd@e.example', 'f@g.example'], ''],
    ['a@b.example d@e.example', ['a@b.example', 'd@e.example'], ''],
    ['mailto:a@b.example, <d@e.example>', ['a@b.example', 'd@e.example'], ''],
    ['"Lima, Ana" <ana@b.example>; Rui Sá <rui@e.example>', ['ana@b.example', 'rui@e.example'], ''],
    ['ana, a@b.example, x@y', ['a@b.example'], 'ana, x@y'],
    ['a@@b.example', [], 'a@@b.example'],
    ['', [], ''],
  ])('%j', (text, emails, rest) => {
    const read = readAddresses(text);
    expect(read.found.map(({ email }) => email)).toEqual(emails);
    expect(read.rest).toBe(rest);
  });

  it('keep their names', () =>
    expect(readAddresses('"Lima, Ana" <ana@b.example>').found).toEqual([{ name: 'Lima, Ana', email: 'ana@b.example' }]));

  it('are kept once, however they are written', () =>
    expect(withAddresses([{ name: '', email: 'a@b.example' }], readAddresses('A@b.example, c@d.example, C@D.example').found)).toHaveLength(
      2,
    ));
});
