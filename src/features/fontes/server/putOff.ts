// What could not be read waits, longer each time, while the rest is read.

const FIRST_WAIT_MIN = 15;
export const LONGEST_WAIT_MIN = 24 * 60;

/** @param tentativas how often it could not be read, this time included @param first the first wait in minutes */
export function triedAgainAt(now: Date, tentativas: number, first = FIRST_WAIT_MIN): string {
  const minutes = Math.min(LONGEST_WAIT_MIN, first * 2 ** Math.min(tentativas - 1, 10));
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
