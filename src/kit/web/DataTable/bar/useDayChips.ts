import { useFormat } from '../../locale/format.ts';
import { noonOf } from '../../locale/noonOf.ts';
import type { FilterChip } from './FilterChips.tsx';

type Names = 'from' | 'to' | 'since' | 'until';
type DaysSearch = Partial<Record<Names, string | undefined>>;
type Words = { since(day: string): string; until(day: string): string };

/** Filter chips for the first and last day. */
export function useDayChips(search: DaysSearch, { since, until }: Words): FilterChip<DaysSearch>[] {
  const format = useFormat();
  const chip = (name: Names, say: (day: string) => string) => {
    const day = search[name];
    return day ? [{ key: name, label: say(format.date(noonOf(day))), without: { [name]: undefined } }] : [];
  };
  return [...chip('from', since), ...chip('since', since), ...chip('to', until), ...chip('until', until)];
}

/** Clears both. */
export const noDays: DaysSearch = { from: undefined, to: undefined };
