import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread below the server's main thread, for machines with few cores. Only on Linux: elsewhere
 * threads have no priority of their own, and nothing happens.
 */
export function lowerPriority(): void {
  try {
    // `<process>/task/<thread>`
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The work continues at normal priority.
  }
}
