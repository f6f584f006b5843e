/** Most rows of one change of several. */
export const mostAtOnce = 1000;
