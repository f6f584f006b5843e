import { openState } from '#kit/web/dialog/openState.ts';

/** Whether the tour for newcomers is shown. */
export const tour = openState();
