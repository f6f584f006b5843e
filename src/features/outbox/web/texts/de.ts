import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Postausgang des Systems',
  label: 'Nachrichten, die neuesten zuerst',
  search: 'Nach Empfänger oder Betreff suchen',
  none: 'Noch keine Nachrichten',
  noneHint: 'Einladungen und Links für ein neues Passwort erscheinen hier.',
  noMatch: 'Keine Nachricht entspricht der Suche',
  showAll: 'Alle anzeigen',
  noServer: {
    title: 'Kein Mailserver eingerichtet',
    hint: 'Nachrichten bleiben hier und im Protokoll des Servers und erreichen niemanden. Setzen Sie {{variable}} in der Umgebung und starten Sie den Server neu; öffnen Sie bis dahin die Nachricht und geben Sie den Link auf anderem Weg weiter.',
  },
  states: 'Nachrichten nach Status',
  tab: { all: 'Alle', waiting: 'Wartend', sent: 'Gesendet', failed: 'Nicht zugestellt', unsent: 'Ohne Server' },
  state: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    failed: 'Nicht zugestellt',
    unsent: 'Ohne Server',
  },
  field: {
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
    erased: 'Der Text wurde gelöscht, weil er einen Zugangslink enthielt, der nicht mehr gebraucht wird.',
    written: 'Nachricht von {{name}}',
    private: 'Betreff und Text dieser Nachricht können nur der Verfasser und die Empfänger lesen.',
    recorded: 'Das Lesen dieser Nachricht wird im Aktivitätsprotokoll festgehalten.',
  },
  retry: {
    button: 'Jetzt senden',
    done: 'Die Nachricht wird in Kürze gesendet.',
  },
  remove: {
    title: 'Diese Nachricht entfernen?',
    body: 'Sie wird aus dem Postausgang entfernt; falls sie noch nicht gesendet wurde, geschieht das nicht mehr.',
    writtenBody:
      'Sie wird nicht mehr gesendet und als nicht zugestellt geführt; {{name}} sieht, dass sie entfernt wurde, und kann es erneut versuchen.',
    was: 'Sie wurde von einem Administrator entfernt.',
    done: 'Die Nachricht wurde entfernt.',
  },
} satisfies TextsIn<'de', typeof source>;
