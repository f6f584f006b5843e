import { openState } from '#kit/web/dialog/openState.ts';

/** The open state of the panel, which several places open. */
export const customizer = openState();
