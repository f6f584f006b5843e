/** Changes of notices are serialised, because each depends on the stored state. */
export const WRITE_LOCK = 'licitacoes';
