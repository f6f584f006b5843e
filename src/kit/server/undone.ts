const UNDO_MINUTES = 10;

/** Whether what began then and ends now is undone, as a mistake, instead of ended. */
export function isUndone(since: string): boolean {
  return Date.now() - Date.parse(since) < UNDO_MINUTES * 60_000;
}
