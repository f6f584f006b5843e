import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Ausschreibungen ansehen',
  name: 'Ausschreibung',
  of: 'zu {{key}}',
  choose: 'Wählen Sie die Ausschreibung dieser Datensätze.',
  label: 'Ausschreibung dieser Datensätze',
  hint: 'Aus der Datei geht nicht hervor, zu welcher Ausschreibung sie gehört.',
  placeholder: 'Nach Gegenstand, Auftraggeber oder Nummer suchen',
  byKey: 'Diese Kontrollnummer verwenden. Ist die Ausschreibung noch nicht importiert, warten die Datensätze auf sie.',
  chosen: 'Gewählt',
  noKey: 'Diese Ausschreibung hat keine PNCP-Kontrollnummer.',
  nothing: 'Keine Ausschreibung mit diesen Wörtern',
  notHere: 'noch nicht importiert; die Datensätze warten auf sie.',
  ignored: 'Die ignorierten gehören zu Ausschreibungen, die hier gelöscht wurden.',
  removed: 'Gelöschte ansehen',
} satisfies TextsIn<'de', typeof source>;
