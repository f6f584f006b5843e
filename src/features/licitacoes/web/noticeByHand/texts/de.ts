import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  edit: 'Ausschreibungen manuell bearbeiten',
  editHint:
    'Sie haben diese Ausschreibung nicht von Hand erfasst. Die einer Quelle werden bei jedem Import aktualisiert; von Hand erfasste ändern die, die sie erfasst haben, und Administratoren.',
  askAdmin: 'Wenden Sie sich an einen Administrator, um eine Ausschreibung ergänzen oder korrigieren zu lassen.',
  list: 'Ausschreibungen ansehen',
  notice: 'Diese Ausschreibung ansehen',
  import: 'Datei importieren',
};
