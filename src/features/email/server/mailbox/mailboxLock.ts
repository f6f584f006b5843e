/**
 * Name of the lock for changes of a user's mailbox. Without it, two changes of the same rows in different order would deadlock. Changes
 * that also write messages update the mailbox entries first.
 */
export function mailboxLock(userId: number): string {
  return `email ${userId}`;
}
