import { openState } from '#kit/web/dialog/openState.ts';

/** The window of every choice; several places open it. */
export const customizer = openState();
