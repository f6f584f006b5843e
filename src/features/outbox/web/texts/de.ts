import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Postausgang des Systems',
  label: 'Nachrichten, die neuesten zuerst',
  search: 'Empfänger oder Betreff suchen',
  none: 'Noch keine Nachricht',
  noneHint: 'Einladungen und Links für ein neues Passwort erscheinen hier.',
  noMatch: 'Keine Nachricht passt zur Suche',
  showAll: 'Alle zeigen',
  noServer: {
    title: 'Kein Mailserver eingerichtet',
    hint: 'Nachrichten bleiben hier und im Protokoll des Servers und erreichen niemanden. Setzen Sie {{variable}} in der Umgebung und starten Sie den Server neu; bis dahin öffnen Sie die Nachricht und geben den Link auf anderem Weg weiter.',
  },
  states: 'Nachrichten nach Zustand',
  tab: { all: 'Alle', waiting: 'Wartend', sent: 'Gesendet', failed: 'Nicht zugestellt', unsent: 'Kein Server' },
  state: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    failed: 'Nicht zugestellt',
    unsent: 'Kein Server',
  },
  field: {
    state: 'Zustand',
    subject: 'Betreff',
    recipient: 'Empfänger',
    created: 'Erstellt',
    sent: 'Gesendet',
    due: 'Nächster Versuch',
    attempts: 'Versuche',
    error: 'Letzte Antwort des Servers',
    removed: 'Entfernt',
  },
  secret: 'Mit Zugangslink',
  mail: {
    title: 'Nachricht',
    text: 'Text',
    erased: 'Der Text wurde gelöscht, weil er einen Zugangslink enthielt, der nicht mehr gebraucht wird.',
    written: 'Nachricht von {{name}}',
    private: 'Betreff und Text dieser Nachricht können nur ihr Verfasser und ihre Empfänger lesen.',
    recorded: 'Dass Sie diese Nachricht lesen, steht im Aktivitätsprotokoll.',
  },
  retry: {
    button: 'Jetzt senden',
    done: 'Die Nachricht wird gleich gesendet.',
  },
  remove: {
    button: 'Entfernen',
    title: 'Diese Nachricht entfernen?',
    body: 'Sie verlässt den Postausgang; wurde sie noch nicht gesendet, geschieht das nicht mehr.',
    writtenBody:
      'Sie wird nicht mehr gesendet. Sie bleibt als nicht zugestellt stehen; {{name}} sieht, dass sie entfernt wurde, und kann es noch einmal versuchen.',
    was: 'Sie wurde von jemandem entfernt, der das System verwaltet.',
    done: 'Die Nachricht wurde entfernt.',
  },
} satisfies TextsIn<'de', typeof source>;
