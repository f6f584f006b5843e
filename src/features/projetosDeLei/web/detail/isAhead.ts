/** Whether a step or situation is in the future: chambers list scheduled steps among past ones. */
export function isAhead(moment: string): boolean {
  return Date.parse(moment) > Date.now();
}
