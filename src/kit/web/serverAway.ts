// Whether the server says that it cannot serve at the moment (503). Whoever lays something over the screen meanwhile listens.
let isAway = false;
const listeners = new Set<() => void>();

export function currentlyAway(): boolean {
  return isAway;
}

/** Calls back when the server went away or came back. */
export function onAwayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sayAway(): void {
  set(true);
}

export function sayBack(): void {
  set(false);
}

function set(away: boolean): void {
  if (isAway === away) return;
  isAway = away;
  for (const listener of listeners) listener();
}
