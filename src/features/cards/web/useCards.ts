// State of the cards from the address, and their queries.
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '#brasil/periods.ts';
import type { Datum } from '#kit/web/charts/chart.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type ListState, useListState } from '#kit/web/search/listState.ts';
import type { Point } from '../entities.ts';
import { cardsSearch } from './cardsSearch.ts';

export type CardsState = ListState<typeof cardsSearch>;
/** Props of every card. */
export type CardProps = { period: Period; className?: string };

export function useCards(): CardsState {
  return useListState(cardsSearch);
}

/** Options of a card's query: refetched on these topics; while another period loads, the previous figures stay. */
export function live(...topics: string[]) {
  return { meta: { topics }, placeholderData: keepPreviousData } as const;
}

/** Parts of a period as chart rows: 2 de nov. – 5 de nov.; shorter parts are marked. */
export function usePartRows(): (points: readonly Point[], data: readonly number[]) => Datum[] {
  const t = useTexts('cards');
  const { dayMonth, number } = useFormat();
  const inWords = ({ from, to }: Point) => {
    const [first, last] = [dayMonth(noonOf(from)), dayMonth(noonOf(to))];
    return from === to ? first : t('days', { first, last });
  };
  return (points, data) => {
    const longest = Math.max(...points.map(lengthOf));
    return points.map((point, place) => ({
      key: point.from,
      label: inWords(point),
      // Labels of the axis must not overflow the card.
      tick: dayMonth(noonOf(point.from)),
      note: lengthOf(point) < longest ? t('shorter', { days: number(lengthOf(point)), others: number(longest) }) : undefined,
      href: point.link,
      values: { n: data[place] ?? null },
    }));
  };
}

function lengthOf({ from, to }: Point): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
