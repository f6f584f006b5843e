import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Zahlungsdaten',
  demo: 'Fiktive Demodaten',
  totalDue: 'Gesamtbetrag',
  bankName: 'Bank',
  country: 'Land',
  iban: 'IBAN',
  swiftCode: 'SWIFT',
  branch: 'Filiale',
  accountNumber: 'Kontonummer',
  clearHint: 'Lassen Sie alles leer, um die Bankverbindung zu entfernen.',
  edit: 'Bankverbindung des Auftraggebers',
  editTitle: 'Bankverbindung von {{orgao}}',
  save: 'Speichern',
  saved: 'Bankverbindung gespeichert.',
};
