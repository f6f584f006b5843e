import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  missing: {
    title: 'Ausschreibung nicht gefunden',
    sought: 'Es gibt keine Ausschreibung mit der Kennung „{{id}}“',
    hint: 'Vielleicht wurde sie gelöscht oder noch nicht importiert. Prüfen Sie die Adresse oder suchen Sie in der Liste.',
    list: 'Zur Liste',
  },
  documentos: {
    title: 'Dokumente',
    none: 'Zu dieser Ausschreibung wurden keine Dokumente importiert.',
    open: '{{titulo}} in neuem Tab öffnen',
    unsafe: 'Unsichere Adresse',
  },
  historico: {
    none: 'Seit dem Import der Ausschreibung hat sich nichts geändert.',
    deadline: 'Frist geändert',
    come: 'Hinzugefügt:',
    gone: 'Entfernt:',
    outroResultado: 'Ergebnis {{sequencial}} zu Position {{numero}}',
    parte: { lote: 'Position {{numero}}', resultado: 'Ergebnis zu Position {{numero}}', documento: 'Dokument {{numero}}' },
    partes: { lote: 'Positionen', resultado: 'Ergebnisse', documento: 'Dokumente' },
  },
};
