/**
 * Where to go when what was pressed goes away under the reader's hands: to the row beside it, or else to what stands around the list.
 * Asked before the row goes.
 * @param within what to go to in the row beside; the row itself where it is left out
 */
export function neighbourOf(row: Element | null, within?: string): HTMLElement | undefined {
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  const targets = within ? beside.map((one) => one?.querySelector<HTMLElement>(within)) : (beside as (HTMLElement | null | undefined)[]);
  return targets.find(Boolean) ?? row?.closest<HTMLElement>('[data-home]') ?? undefined;
}

/** Goes there at once. */
export function focusNeighbour(row: Element | null, within?: string): void {
  neighbourOf(row, within)?.focus();
}
