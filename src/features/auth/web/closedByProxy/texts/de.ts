import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Dieser Server ist von außen erreichbar, über einen Proxy oder unter einem anderen Namen.',
  what: {
    demo: 'Die Demokonten, die nur auf dem Rechner des Servers galten, sind abgeschaltet. Näheres steht im Protokoll des Servers.',
    registration:
      'Die Registrierung ohne Einladung, die nur auf dem Rechner des Servers möglich war, ist abgeschaltet. Näheres steht im Protokoll des Servers.',
    both: 'Die Demokonten und die Registrierung ohne Einladung, die nur auf dem Rechner des Servers galten, sind abgeschaltet. Näheres steht im Protokoll des Servers.',
  },
  enter: 'Kein Konto zum Anmelden? Dieser Befehl legt auf dem Server einen Administrator an:',
  proxy: 'Geben Sie bei einem Proxy dessen Adresse und die des Systems an:',
  keep: 'Soll es so bleiben und dieser Hinweis verschwinden, setzen Sie dies und starten Sie den Server neu:',
};
