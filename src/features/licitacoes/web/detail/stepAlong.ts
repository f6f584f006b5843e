// Steps from notice to notice. Loaded with the first step.
import type { Static } from '#kit/schema.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { rememberPlace } from '#kit/web/search/walk.ts';
import type { licitacoes } from '../../contract.ts';
import { listSearch } from '../list/listSearch.ts';

export type Around = Static<(typeof licitacoes.neighbours)['reply']>;
export type Side = 'previous' | 'next';
/** `to`: where the presses so far lead, further than what is shown while answers come. */
export type Steps = { presses: number; to: Promise<number>; isLeft: boolean };
type Way = {
  find(from: number): Promise<Around | undefined>;
  show(to: number): void;
  /** The search parameters of the list, to which the user may come back; absent if its order is not in the address. */
  list: object | undefined;
};

/** Counts every press, however quick, and shows where the last one leads. */
export function stepAlong(steps: Steps, side: Side, { find, show, list }: Way): void {
  steps.presses++;
  steps.to = steps.to.then(async (from) => {
    const found = await find(from).catch(() => undefined);
    const to = found?.[side] ?? from;
    steps.presses--;
    // Parsed as the list parses its address, which may be written in another order.
    if (found && found.position > 0 && to !== from && list)
      rememberPlace(searchOf(listSearch)({ ...list }), { id: to, position: found.position + (side === 'next' ? 1 : -1) });
    if (steps.presses === 0 && !steps.isLeft) show(to);
    return to;
  });
}
