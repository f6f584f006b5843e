// Codes of PNCP and our own that have a text here.

export const esferas = ['F', 'E', 'M', 'D', 'N'] as const;
export const poderes = ['E', 'L', 'J', 'N'] as const;
/** The API uses Portuguese. */
export const tipos = ['Material', 'Serviço', 'Misto'] as const;
export const materialServico = ['M', 'S'] as const;
