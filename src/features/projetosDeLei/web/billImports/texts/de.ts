import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Gesetzentwürfe ansehen',
  name: 'Gesetzentwurf',
  of: 'zum Gesetzentwurf {{key}}',
  choose: 'Wählen Sie den Gesetzentwurf dieser Datensätze.',
  label: 'Gesetzentwurf dieser Datensätze',
  hint: 'Aus der Datei geht nicht hervor, zu welchem Gesetzentwurf sie gehört.',
  placeholder: 'Nach Nummer, Kurzfassung oder Urheber suchen',
  byKey: 'Diesen Code verwenden. Ist der Gesetzentwurf noch nicht importiert, warten die Datensätze auf ihn.',
  chosen: 'Gewählt',
  noKey: 'Datensätze dieser Art gehören zur Kammer; dieser Gesetzentwurf stammt vom Senat.',
  nothing: 'Kein Gesetzentwurf mit diesen Wörtern',
  notHere: 'noch nicht importiert; die Datensätze warten auf ihn.',
} satisfies TextsIn<'de', typeof source>;
