import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Hochgeladene Datei',
  nobody: 'gelöschtes Konto',
  sent: 'Laufende Uploads',
  refused: '{{arquivo}} wurde abgelehnt.',
  drop: {
    title: 'Dateien hierher ziehen',
    taken: 'CSV oder TXT in UTF-8 oder XLSX, mit bis zu {{rows}} Zeilen.',
  },
  template: { button: 'CSV-Vorlage', file: 'vorlage-dns.csv' },
  forms: { title: 'So muss die Datei aussehen' },
  formName: { columns: 'Spalten', dates: 'Daten', names: 'Namen', lines: 'TXT ohne Überschriften', repeated: 'Doppelte Einträge' },
  form: {
    columns:
      'Die erste Zeile enthält die Überschriften: Domain oder Begriff, Quelle oder Auftrag, Gültig ab, Fällig am, Notiz. Der Name und mindestens ein Datum sind Pflicht; die Reihenfolge ist frei.',
    dates: '28/05/2026 oder 2026-05-28. In XLSX auch Datumszellen.',
    names:
      'Domains dürfen Umlaute haben: Sie bleiben wie geschrieben und werden zusätzlich in ASCII angezeigt. Was keinen Punkt enthält, gilt als Begriff.',
    lines: 'Ein Eintrag je Zeile: Name; Auftrag; gültig ab; fällig am; Notiz. Zeilen, die mit # beginnen, werden übersprungen.',
    repeated: 'Was schon in der Liste oder weiter oben in derselben Datei steht, wird markiert und nicht noch einmal übernommen.',
  },
  state: { pronta: 'Zu prüfen', gravada: 'In der Liste', desfeita: 'Zurückgenommen' },
  count: {
    rows_one: '{{figure}} Zeile',
    rows_other: '{{figure}} Zeilen',
    faulty_one: '{{figure}} fehlerhaft',
    faulty_other: '{{figure}} fehlerhaft',
  },
  fact: {
    rows: 'Inhalt',
    rowsFaulty: '{{rows}}, {{faulty}}',
    sent: 'Hochgeladen',
    committed: 'Übernommen',
    undone: 'Zurückgenommen',
    when: '{{at}}, {{who}}',
  },
  found: {
    faulty_one:
      '{{figure}} Zeile ist fehlerhaft. Berichtigen Sie die Datei und laden Sie sie erneut hoch, oder übernehmen Sie die übrigen Zeilen.',
    faulty_other:
      '{{figure}} Zeilen sind fehlerhaft. Berichtigen Sie die Datei und laden Sie sie erneut hoch, oder übernehmen Sie die übrigen Zeilen.',
    allFaulty_one:
      'Die einzige Zeile ist fehlerhaft, es gibt nichts zu übernehmen. Berichtigen Sie die Datei und laden Sie sie erneut hoch.',
    allFaulty_other:
      'Alle {{figure}} Zeilen sind fehlerhaft, es gibt nichts zu übernehmen. Berichtigen Sie die Datei und laden Sie sie erneut hoch.',
    ignored_one: 'Diese Spalte wurde nicht erkannt und wird ignoriert: {{columns}}.',
    ignored_other: 'Diese Spalten wurden nicht erkannt und werden ignoriert: {{columns}}.',
  },
  rows: { title: 'Zeilen der Datei', linha: 'Zeile', onlyFaulty: 'Nur fehlerhafte Zeilen' },
  motive: {
    missing: 'Der Name fehlt',
    tooLong: 'Zu lang',
    badDomain: 'Keine gültige Domain',
    badDate: 'Ungültiges Datum',
    dueBeforeEffective: 'Fälligkeit vor Beginn der Gültigkeit',
    noDate: 'Kein Datum angegeben',
    repeatedInFile: 'Doppelt in der Datei',
    repeated: 'Steht schon in der Liste',
    removed: 'Aus der Liste entfernt',
  },
  commit: {
    leaveOut_one: 'Die fehlerhafte Zeile weglassen',
    leaveOut_other: 'Die {{figure}} fehlerhaften Zeilen weglassen',
    held: 'Übernehmen lässt sich die Datei nur ohne die fehlerhaften Zeilen.',
    button_one: '{{figure}} Eintrag übernehmen',
    button_other: '{{figure}} Einträge übernehmen',
  },
  action: {
    look: 'Prüfen',
    lookAt: '{{arquivo}} prüfen',
    undo: 'Zurücknehmen',
    undoOf: '{{arquivo}} zurücknehmen',
    redo: 'Wiederherstellen',
    redoOf: '{{arquivo}} wiederherstellen',
    discardOf: '{{arquivo}} verwerfen',
    show: 'In der Liste anzeigen',
  },
  discard: {
    title: 'Datei verwerfen?',
    body: 'Aus {{arquivo}} wurde nichts übernommen. Um das später zu tun, laden Sie die Datei erneut hoch.',
    undone:
      'Die Einträge aus {{arquivo}} sind nicht mehr in der Liste. Ohne die Datei lassen sie sich nicht wiederherstellen, nur erneut hochladen.',
    action: 'Datei verwerfen',
  },
  done: {
    committed_one: '{{figure}} Eintrag aus {{arquivo}} steht in der Liste.',
    committed_other: '{{figure}} Einträge aus {{arquivo}} stehen in der Liste.',
    undone_one: '{{figure}} Eintrag aus {{arquivo}} wurde aus der Liste entfernt.',
    undone_other: '{{figure}} Einträge aus {{arquivo}} wurden aus der Liste entfernt.',
    redone_one: '{{figure}} Eintrag aus {{arquivo}} steht wieder in der Liste.',
    redone_other: '{{figure}} Einträge aus {{arquivo}} stehen wieder in der Liste.',
    discarded: '{{arquivo}} wurde verworfen.',
  },
  history: {
    estado: 'Status',
    rows: 'Inhalt',
    sent: 'Hochgeladen',
    changed: 'Letzte Änderung',
    none: 'Noch keine Dateien',
    noneHint: 'Laden Sie eine Tabelle hoch, die nach der Vorlage erstellt ist.',
  },
} satisfies TextsIn<'de', typeof source>;
