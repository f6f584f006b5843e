import { openState } from '#kit/web/dialog/openState.ts';

/** Whether the menu lies over the page. */
export const menuDrawer = openState();
