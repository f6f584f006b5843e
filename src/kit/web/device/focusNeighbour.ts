/**
 * Where to move the focus when the focused row is removed: to the next or previous row, or else to the list's container.
 * To be called before the row is removed.
 * @param within selector of the target in the other row; the row itself by default
 */
export function neighbourOf(row: Element | null, within?: string): HTMLElement | undefined {
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  const targets = within ? beside.map((one) => one?.querySelector<HTMLElement>(within)) : (beside as (HTMLElement | null | undefined)[]);
  return targets.find(Boolean) ?? row?.closest<HTMLElement>('[data-home]') ?? undefined;
}

/** Moves the focus there. */
export function focusNeighbour(row: Element | null, within?: string): void {
  neighbourOf(row, within)?.focus();
}
