/** Who changes notices looks first which ones there are: one at a time. */
export const WRITE_LOCK = 'licitacoes';
