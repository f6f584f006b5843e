// What the address says of the cards, and how they are asked for.
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '#kit/periods.ts';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { type ListState, useListState } from '#kit/web/listState.ts';
import { noonOf } from '#kit/web/noonOf.ts';
import type { Point } from '../entities.ts';
import { cardsSearch } from './cardsSearch.ts';

export type CardsState = ListState<typeof cardsSearch>;
/** What every card is given. */
export type CardProps = { period: Period; className?: string };

export function useCards(): CardsState {
  return useListState(cardsSearch);
}

/** How every card is asked: anew when these topics are told; another period shows the figures of before until its own are there. */
export function live(...topics: string[]) {
  return { meta: { topics }, placeholderData: keepPreviousData } as const;
}

/** Days in words: 2 de nov. or 2 de nov. – 5 de nov. */
export function useDaysInWords(): (days: Pick<Point, 'from' | 'to'>) => string {
  const t = useTexts('cards');
  const { dayMonth } = useFormat();
  return ({ from, to }) => {
    const [first, last] = [dayMonth(noonOf(from)), dayMonth(noonOf(to))];
    return from === to ? first : t('days', { first, last });
  };
}
