// The accounts with an open event stream in this process.

export interface ConnectedUsers {
  ids(): number[];
  has(userId: number): boolean;
  /** Calls `listener` when an account opens its first stream, and when it closes its last. */
  onChange(listener: (userId: number, isReading: boolean) => void): void;
}

/** Counts streams by account; the caller reports when one opens and closes. */
export function trackConnectedUsers(): ConnectedUsers & { add(userId: number): void; remove(userId: number): void } {
  const counts = new Map<number, number>();
  const listeners: ((userId: number, isReading: boolean) => void)[] = [];
  const change = (userId: number, by: number) => {
    // Commands on this machine call without an account.
    if (userId === 0) return;
    const before = counts.get(userId) ?? 0;
    const after = before + by;
    if (after === 0) counts.delete(userId);
    else counts.set(userId, after);
    if (before === 0 || after === 0) for (const listener of listeners) listener(userId, after > 0);
  };
  return {
    ids: () => [...counts.keys()],
    has: (userId) => counts.has(userId),
    onChange: (listener) => void listeners.push(listener),
    add: (userId) => change(userId, 1),
    remove: (userId) => change(userId, -1),
  };
}
