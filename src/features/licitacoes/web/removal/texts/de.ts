import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  remove: {
    title: '{{modalidade}} {{numero}} löschen?',
    body: 'Sie verschwindet für alle aus der Liste, und Importe stellen sie nicht wieder her. Zehn Minuten lang lässt sich das rückgängig machen.',
    done: 'Ausschreibung {{numero}} gelöscht.',
    restored: 'Ausschreibung {{numero}} wiederhergestellt.',
  },
  removed: {
    title: 'Gelöschte Ausschreibungen',
    note: 'Importe übergehen diese Ausschreibungen. Zehn Minuten lang lässt sich das Löschen rückgängig machen; danach bleibt nur die Kontrollnummer gespeichert.',
    none: 'Es wurde keine Ausschreibung gelöscht.',
    notice: 'Diese Ausschreibung wurde am {{when}} gelöscht.',
    noticeBy: 'Diese Ausschreibung wurde am {{when}} von {{who}} gelöscht.',
    when: 'Gelöscht am {{when}}',
    whenBy: 'Gelöscht am {{when}} von {{who}}',
    until: 'Lässt sich bis {{when}} rückgängig machen.',
    forGood: 'Das Löschen lässt sich nicht mehr rückgängig machen, und die Ausschreibung wird nicht erneut importiert.',
    undo: 'Löschen von {{numero}} rückgängig machen',
  },
};
