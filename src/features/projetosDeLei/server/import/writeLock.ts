/** Who changes bills looks first which ones there are: one at a time. */
export const WRITE_LOCK = 'projetos';
