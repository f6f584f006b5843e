import type { TextsIn } from '../../i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  limit: 'Bis zu {{size}} je Datei.',
  choose: 'Dateien auswählen',
  release: 'Zum Senden loslassen',
  waiting: 'wartet darauf, gesendet zu werden',
  sending: 'wird gesendet, {{percent}}',
  checking: 'wird geprüft…',
  progress: 'Senden von {{arquivo}}',
  cancel: 'Senden von {{arquivo}} abbrechen',
  dismiss: '{{arquivo}} entfernen',
  again: 'Noch einmal senden',
  tooLarge: 'Die Datei ist zu groß.',
  failed: 'Die Datei ließ sich nicht senden.',
  details: 'Einzelheiten',
  detailsOf: 'Einzelheiten zu {{arquivo}}',
  againFor: '{{arquivo}} noch einmal senden',
} satisfies TextsIn<'de', typeof source>;
