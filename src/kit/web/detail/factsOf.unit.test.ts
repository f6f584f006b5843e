import { expect, it } from 'vitest';
import type { Fact, Field } from '#kit/recordFields.ts';
import { factsOf } from './factsOf.ts';

type Name = 'basis' | 'level' | 'branch' | 'text' | 'platform' | 'number' | 'day';
const field = (fact: Fact<Name> | null, kind: 'text' | 'day' = 'text'): Field<Name> => ({
  kind,
  label: { pt: '', en: '', fr: '', de: '' },
  shown: { list: false, fact, history: false, csv: null, notification: null },
});
const fields: Record<Name, Field<Name>> = {
  basis: field({ wide: true, below: 'text' }),
  level: field({ with: 'branch' }),
  branch: field(null),
  text: field(null),
  platform: field({ if: 'platform' }),
  number: field({}),
  day: field({}, 'day'),
};
const factsIn = (record: object) => factsOf(fields, record, (value, kind) => (kind === 'day' ? `on ${value}` : value));
const shown = (record: object) => factsIn(record).map(({ name, value, below }) => [name, value, below].filter(Boolean).join(': '));

it('lists facts in the order of the fields, wide ones last, with what belongs beside and below them', () => {
  const record = {
    basis: 'Law 1',
    text: 'Of 2021',
    level: 'Federal',
    branch: 'Judiciary',
    platform: 'Portal',
    number: 7,
    day: '2026-07-01',
  };
  expect(shown(record)).toEqual([
    ...['level: Federal · Judiciary', 'platform: Portal', 'number: 7', 'day: on 2026-07-01'],
    'basis: Law 1: Of 2021',
  ]);
});

it('keeps a fact without a value, unless it is shown only with one', () => {
  expect(shown({ basis: '', level: '', branch: null, platform: '', number: 0, day: null })).toEqual(['level', 'number', 'day', 'basis']);
});

it('gives days and instants as machines read them', () => {
  expect(factsIn({ day: '2026-07-01' }).find(({ name }) => name === 'day')?.dateTime).toBe('2026-07-01');
});
