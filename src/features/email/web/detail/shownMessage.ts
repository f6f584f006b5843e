import type { ShownEmail } from '../../entities.ts';

/** A message of a thread, as it is shown. */
export type ShownMessage = ShownEmail['thread'][number];
