import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  assigned: '{{by}} hat Ihnen das Angebot für {{name}} übertragen.',
  assignedSome_one: '{{by}} hat Ihnen {{figure}} Angebot übertragen: {{names}}.',
  assignedSome_other: '{{by}} hat Ihnen {{figure}} Angebote übertragen: {{names}}.',
  assignedMany_one: '{{by}} hat Ihnen {{figure}} Angebot übertragen. Darunter: {{names}}.',
  assignedMany_other: '{{by}} hat Ihnen {{figure}} Angebote übertragen. Darunter: {{names}}.',
  shared: '{{by}} hat das Angebot für {{name}} mit Ihnen geteilt.',
  sharedToEdit: '{{by}} hat das Angebot für {{name}} zum Bearbeiten mit Ihnen geteilt.',
  mentioned: '{{by}} hat Sie im Angebot für {{name}} erwähnt.',
};
