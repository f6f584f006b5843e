import type { ShownEmail } from '../../entities.ts';

/** A message of a thread. */
export type ShownMessage = ShownEmail['thread'][number];
