// Steps from notice to notice. Loaded with the first step.
import type { Static } from '#kit/schema.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { rememberPlace } from '#kit/web/search/walk.ts';
import type { licitacoes } from '../../contract.ts';
import { listSearch } from '../list/listSearch.ts';

export type Around = Static<(typeof licitacoes.neighbours)['reply']>;
export type Side = 'previous' | 'next';
/**
 * `presses`: not answered yet. `to`: where they lead, further than what is shown while answers come. `coming`: notices that the router has
 * been sent to, until the page shows them.
 */
export type Steps = { presses: number; to: Promise<number>; coming: number[]; isLeft: boolean };
export type Way = {
  find(from: number): Promise<Around | undefined>;
  show(to: number): Promise<void>;
  /** The search parameters of the list, to which the user may come back; absent if its order is not in the address. */
  list: object | undefined;
};

/** Takes one press, and shows where the last one leads. @returns the notice that it leads to */
export async function stepAlong(steps: Steps, from: number, side: Side, { find, show, list }: Way): Promise<number> {
  const found = await find(from).catch(() => undefined);
  const to = found?.[side] ?? from;
  steps.presses--;
  // Parsed as the list parses its address, which may be written in another order.
  if (found && found.position > 0 && to !== from && list)
    rememberPlace(searchOf(listSearch)({ ...list }), { id: to, position: found.position + (side === 'next' ? 1 : -1) });
  if (steps.presses > 0 || steps.isLeft) return to;
  steps.coming.push(to);
  // The next press waits: the router drops a way back to where it was while it is still leaving.
  await show(to);
  return to;
}
