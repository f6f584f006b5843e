// Public services that notices and bills are read from.
import type { LocalizedText } from '#kit/errors.ts';

export const fonteIds = ['pncp', 'compras', 'camara', 'senado'] as const;
export type FonteId = (typeof fonteIds)[number];

export const fonteNames: Record<FonteId, LocalizedText> = {
  pncp: { pt: 'PNCP', en: 'PNCP', fr: 'PNCP', de: 'PNCP' },
  compras: { pt: 'Compras.gov.br', en: 'Compras.gov.br', fr: 'Compras.gov.br', de: 'Compras.gov.br' },
  camara: { pt: 'Câmara dos Deputados', en: 'Chamber of Deputies', fr: 'Chambre des députés', de: 'Abgeordnetenkammer' },
  senado: { pt: 'Senado Federal', en: 'Federal Senate', fr: 'Sénat fédéral', de: 'Bundessenat' },
};
