import { expect, it } from 'vitest';
import { suggestedTimes } from './sendTimes.ts';

const at = (now: string) => suggestedTimes(new Date(now)).map(({ name, at: moment }) => `${name} ${moment}`);

it('offers tomorrow and Monday at eight in Brasília', () => {
  // Friday 23:30 there is Saturday in UTC.
  expect(at('2027-05-15T02:30:00Z')).toEqual(['tomorrow 2027-05-15T11:00:00.000Z', 'monday 2027-05-17T11:00:00.000Z']);
  expect(at('2027-05-17T15:00:00Z')).toEqual(['tomorrow 2027-05-18T11:00:00.000Z', 'monday 2027-05-24T11:00:00.000Z']);
});

it('offers one of them on a Sunday', () => expect(at('2027-05-16T15:00:00Z')).toEqual(['tomorrow 2027-05-17T11:00:00.000Z']));
