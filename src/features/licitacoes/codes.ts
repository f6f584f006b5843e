// PNCP's code tables that screens offer as choices. Records may carry other codes; they are stored and shown as received.

export const modalidades = {
  1: 'Leilão - Eletrônico',
  2: 'Diálogo Competitivo',
  3: 'Concurso',
  4: 'Concorrência - Eletrônica',
  5: 'Concorrência - Presencial',
  6: 'Pregão - Eletrônico',
  7: 'Pregão - Presencial',
  8: 'Dispensa',
  9: 'Inexigibilidade',
  10: 'Manifestação de Interesse',
  11: 'Pré-qualificação',
  12: 'Credenciamento',
  13: 'Leilão - Presencial',
  14: 'Inaplicabilidade da Licitação',
  15: 'Chamada Pública',
} as const satisfies Record<number, string>;

/** As procurement staff abbreviate them in a notice's number. */
export const siglas = {
  1: 'LE',
  2: 'DC',
  3: 'CON',
  4: 'CE',
  5: 'CP',
  6: 'PE',
  7: 'PP',
  8: 'DL',
  9: 'IN',
  10: 'PMI',
  11: 'PQ',
  12: 'CR',
  13: 'LP',
  14: 'IA',
  15: 'CHP',
} as const satisfies Record<keyof typeof modalidades, string>;

export const situacoes = { divulgada: 1, revogada: 2, anulada: 3, suspensa: 4 } as const;
export const nomesDasSituacoes = {
  1: 'Divulgada no PNCP',
  2: 'Revogada',
  3: 'Anulada',
  4: 'Suspensa',
} as const satisfies Record<(typeof situacoes)[keyof typeof situacoes], string>;
/** The same for notices that PNCP does not know. */
export const nomesForaDoPncp = { ...nomesDasSituacoes, 1: 'Divulgada' } as const;

export const situacoesDoItem = { emAndamento: 1, homologado: 2, cancelado: 3, deserto: 4, fracassado: 5 } as const;
export const nomesDasSituacoesDoItem = {
  1: 'Em Andamento',
  2: 'Homologado',
  3: 'Anulado/Revogado/Cancelado',
  4: 'Deserto',
  5: 'Fracassado',
} as const satisfies Record<(typeof situacoesDoItem)[keyof typeof situacoesDoItem], string>;
