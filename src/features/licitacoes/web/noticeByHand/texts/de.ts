import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  add: 'Ausschreibungen manuell erfassen',
  edit: 'Ausschreibungen manuell bearbeiten',
  addHint: 'Ausschreibungen werden aus Dateien importiert. Die manuelle Erfassung ist noch nicht verfügbar.',
  editHint:
    'Die Daten dieser Ausschreibung stammen aus der Quelle und werden bei jedem Import aktualisiert. Die manuelle Bearbeitung ist noch nicht verfügbar.',
  askAdmin: 'Wenden Sie sich an einen Administrator, um eine Ausschreibung ergänzen oder korrigieren zu lassen.',
  list: 'Ausschreibungen ansehen',
  notice: 'Diese Ausschreibung ansehen',
  import: 'Datei importieren',
};
