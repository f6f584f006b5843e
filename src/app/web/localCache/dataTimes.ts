// When what is on screen was read.
import type { Query, QueryClient } from '@tanstack/react-query';
import { formatIn } from '#kit/web/locale/format.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { DATE_FROM_AGE_MS } from '../early/asOfElement.ts';
import { isOfScreen } from './keptCalls.ts';

/** When the oldest data on screen were read, in milliseconds; undefined if there are none. `isMeant` chooses among the queries on screen. */
export function oldestOnScreen(queryClient: QueryClient, isMeant: (query: Query) => boolean = () => true): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => query.state.data !== undefined && isOfScreen(query.queryKey) && isMeant(query));
  return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : undefined;
}

/** Tells the time of the oldest data on screen, in words, now and when it changes. @returns ends it */
export function followOldest(queryClient: QueryClient, tell: (moment: string | undefined) => void): () => void {
  const update = () => {
    const at = oldestOnScreen(queryClient);
    tell(at === undefined ? undefined : momentOf(at));
  };
  update();
  return queryClient.getQueryCache().subscribe(update);
}

/** The time of data: the time of day, with the date if it is not recent. */
export function momentOf(at: number, withDate = Date.now() - at >= DATE_FROM_AGE_MS): string {
  const format = formatIn(currentLanguage());
  return withDate ? format.shortDateTime(new Date(at)) : format.time(new Date(at));
}
