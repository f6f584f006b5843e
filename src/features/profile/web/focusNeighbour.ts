/**
 * What was pressed goes away under the reader's hands: on to the row beside it, or else to what stands around the list.
 * @param within what to go to in the row beside; the row itself where it is left out
 */
export function focusNeighbour(row: Element | null, within?: string): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = within ? beside?.querySelector<HTMLElement>(within) : (beside as HTMLElement | null | undefined);
  (target ?? row?.closest<HTMLElement>('[data-home]'))?.focus();
}
