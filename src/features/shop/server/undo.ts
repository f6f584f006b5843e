const UNDO_MS = 600_000;

/** What was removed before this time can no longer be restored. */
export function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
