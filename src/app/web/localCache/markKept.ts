// The mark of kept data, until fresh ones have arrived.
import type { QueryClient } from '@tanstack/react-query';
import { text } from '#kit/web/locale/i18n.ts';
import { connectionLost } from '#kit/web/request/serverState.ts';
import { asOfElement } from '../early/asOfElement.ts';
import { momentOf, oldestOnScreen } from './dataTimes.ts';

/** What the mark says of data of this time. */
export function asOfText(moment: string): string {
  return text('kit:asOf', { moment });
}

/** Shows the mark while a screen has data of an earlier visit and fetches them again. While the server is away, the banner says more. */
export function markKept(queryClient: QueryClient): void {
  const openedAt = performance.timeOrigin;
  const update = () => {
    const at = connectionLost.isUp()
      ? undefined
      : oldestOnScreen(queryClient, ({ state }) => state.dataUpdatedAt < openedAt && state.fetchStatus === 'fetching');
    if (at === undefined) document.querySelector('.as-of')?.remove();
    else asOfElement(asOfText(momentOf(at)));
  };
  queryClient.getQueryCache().subscribe(update);
  connectionLost.subscribe(update);
  update();
}
