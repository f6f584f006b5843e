import { useMemo } from 'react';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import type { DateKind } from '../../entities.ts';
import { thingNames } from '../../thingNames.ts';
import { calendarOf, type Thing } from './entries.ts';
import { useCalendarNames } from './useCalendarNames.ts';

/** The texts of events in the grid, and of its cells. */
export type ChipWords = {
  /** What an entry is: the name of its calendar, or what that does not say. */
  sort: (thing: Thing) => string;
  kind: (kind: DateKind) => string;
  shortKind: (kind: DateKind) => string;
  more: (count: number) => string;
  moreHint: (count: number) => string;
  goToDay: (date: string) => string;
};

/** Each text is looked up once: a month has hundreds of them, several times over while it is laid out. */
export function useChipWords(dnsLabel: string): ChipWords {
  const t = useTexts('calendar');
  const language = useLanguage();
  const nameOf = useCalendarNames(dnsLabel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `nameOf` depends on `t` and `dnsLabel`
  return useMemo(() => {
    const calendarName = once(nameOf);
    return {
      sort: (thing) => (thing.date && thingNames[thing.date.thing]?.[language]) ?? calendarName(calendarOf(thing)),
      kind: once((kind) => t(`kind.${kind}`)),
      shortKind: once((kind) => t(`shortKind.${kind}`)),
      more: once((count) => t('more', { count, figure: count })),
      moreHint: once((count) => t('moreHint', { count, figure: count })),
      goToDay: once((date) => t('goToDay', { date })),
    };
  }, [t, dnsLabel, language]);
}

function once<Of>(find: (of: Of) => string): (of: Of) => string {
  const found = new Map<Of, string>();
  return (of) => {
    const known = found.get(of) ?? find(of);
    found.set(of, known);
    return known;
  };
}
