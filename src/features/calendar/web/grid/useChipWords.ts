import { useMemo } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { CalendarName } from '../../contract.ts';
import type { DateKind } from '../../entities.ts';
import { useCalendarNames } from './useCalendarNames.ts';

/** The texts of events in the grid, and of its cells. */
export type ChipWords = {
  calendar: (name: CalendarName) => string;
  kind: (kind: DateKind) => string;
  shortKind: (kind: DateKind) => string;
  more: (count: number) => string;
  moreHint: (count: number) => string;
  goToDay: (date: string) => string;
};

/** Each text is looked up once: a month has hundreds of them, several times over while it is laid out. */
export function useChipWords(dnsLabel: string): ChipWords {
  const t = useTexts('calendar');
  const nameOf = useCalendarNames(dnsLabel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `nameOf` depends on `t` and `dnsLabel`
  return useMemo(
    () => ({
      calendar: once(nameOf),
      kind: once((kind) => t(`kind.${kind}`)),
      shortKind: once((kind) => t(`shortKind.${kind}`)),
      more: once((count) => t('more', { count, figure: count })),
      moreHint: once((count) => t('moreHint', { count, figure: count })),
      goToDay: once((date) => t('goToDay', { date })),
    }),
    [t, dnsLabel],
  );
}

function once<Of>(find: (of: Of) => string): (of: Of) => string {
  const found = new Map<Of, string>();
  return (of) => {
    const known = found.get(of) ?? find(of);
    found.set(of, known);
    return known;
  };
}
