import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  divulgada: 'Veröffentlicht',
  recebendo: 'Angebotsphase',
  julgamento: 'In Prüfung',
  suspensa: 'Ausgesetzt',
  encerrada: 'Beendet',
  revogada: 'Widerrufen',
  anulada: 'Aufgehoben',
  deserta: 'Ohne Angebote',
  fracassada: 'Gescheitert',
  homologada: 'Zuschlag erteilt',
};
