import { openState } from '#kit/web/openState.ts';

/** Whether the menu lies over the page. */
export const menuDrawer = openState();
