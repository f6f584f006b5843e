// What the columns of the list are called. In a file of its own, so that the list comes without all other fields (`fields.ts`).
import type { LocalizedText } from '#kit/errors.ts';

export const listed = {
  num_licitacao: { label: { pt: 'Número', en: 'Number', fr: 'Numéro', de: 'Nummer' } },
  objeto: { label: { pt: 'Objeto', en: 'Subject', fr: 'Objet', de: 'Gegenstand' } },
  orgao: { label: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' } },
  valor_estimado: { label: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' } },
  publicacao: { label: { pt: 'Publicação', en: 'Publication', fr: 'Publication', de: 'Veröffentlichung' } },
  abertura: { label: { pt: 'Abertura', en: 'Opening', fr: 'Début du dépôt', de: 'Fristbeginn' } },
  encerramento: { label: { pt: 'Encerramento', en: 'Closing', fr: 'Date limite', de: 'Fristende' } },
  UASG: { label: { pt: 'UASG', en: 'UASG', fr: 'UASG', de: 'UASG' } },
  modalidade: { label: { pt: 'Modalidade', en: 'Procedure', fr: 'Procédure', de: 'Verfahrensart' } },
} as const satisfies Record<string, { label: LocalizedText }>;
