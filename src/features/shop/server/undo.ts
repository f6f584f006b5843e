const UNDO_MS = 600_000;

/** What was taken out before this moment does not come back. */
export function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
