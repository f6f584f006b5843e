/** Whether a step or a situation is still to come: a house puts its agenda down among what has happened. */
export function isAhead(moment: string): boolean {
  return Date.parse(moment) > Date.now();
}
