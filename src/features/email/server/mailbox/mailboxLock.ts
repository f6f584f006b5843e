/**
 * The turn in which lines of an account's box are changed, by whoever changes them: two that change the same ones in another order would
 * wait for each other. Whoever changes messages too does that first.
 */
export function mailboxLock(userId: number): string {
  return `email ${userId}`;
}
