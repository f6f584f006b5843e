import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  limit: 'Bis zu {{size}} pro Datei.',
  choose: 'Dateien auswählen',
  release: 'Zum Hochladen loslassen',
  waiting: 'wartet auf das Hochladen',
  sending: 'wird hochgeladen, {{percent}}',
  checking: 'wird geprüft …',
  progress: 'Hochladen von {{arquivo}}',
  cancel: 'Hochladen von {{arquivo}} abbrechen',
  dismiss: '{{arquivo}} entfernen',
  again: 'Erneut hochladen',
  tooLarge: 'Die Datei ist zu groß.',
  failed: 'Die Datei konnte nicht hochgeladen werden.',
  detailsOf: 'Details zu {{arquivo}}',
  againFor: 'Erneut hochladen: {{arquivo}}',
} satisfies TextsIn<'de', typeof source>;
