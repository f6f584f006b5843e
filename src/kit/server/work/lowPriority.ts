import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Has the calling thread wait where the server's own wants the processor too, so that heavy work in threads holds up nobody on a machine with
 * few cores. On Linux alone: elsewhere threads have no priority of their own, and nothing happens.
 */
export function lowerPriority(): void {
  try {
    // `<process>/task/<thread>`
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The work is done all the same.
  }
}
