import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  divulgada: 'Published',
  recebendo: 'Receiving proposals',
  julgamento: 'Under evaluation',
  suspensa: 'Suspended',
  encerrada: 'Closed',
  revogada: 'Revoked',
  anulada: 'Annulled',
  deserta: 'No bidders',
  fracassada: 'Failed',
  homologada: 'Awarded',
};
