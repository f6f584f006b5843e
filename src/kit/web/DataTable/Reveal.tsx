// Goes to the row that the user comes back from. Loaded only if there is one.
import { useEffect, useRef } from 'react';
import type { ListControl } from '../search/listState.ts';
import type { Place } from '../search/walk.ts';

type RevealProps = {
  place: Place;
  list: ListControl;
  ids: readonly (string | number)[];
  isLoaded: boolean;
  focusRow: (index: number) => void;
};

/** Shows the page of a row, and focuses the row, once; not if it is no longer there. */
export function Reveal({ place, list: { query, set }, ids, isLoaded, focusRow }: RevealProps) {
  const wanted = useRef<(Place & { isPageShown: boolean }) | undefined>({ ...place, isPageShown: false });
  useEffect(() => {
    const row = wanted.current;
    if (!row) return;
    const index = ids.indexOf(row.id);
    const page = Math.ceil(row.position / query.perPage);
    if (index >= 0 || (isLoaded && row.isPageShown)) wanted.current = undefined;
    if (index >= 0) focusRow(index);
    else if (!row.isPageShown) {
      row.isPageShown = true;
      if (page !== query.page) set({ page }, { replace: true });
    }
  });
  return null;
}
