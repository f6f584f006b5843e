import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Beobachtet',
  tags: 'Etiketten',
  star: {
    follow: '{{name}} beobachten',
    start: 'Beobachten',
    stop: 'Nicht mehr beobachten',
    begun: 'Sie beobachten {{name}}.',
    gone: 'Sie beobachten {{name}} nicht mehr.',
    still: 'Sie beobachten {{name}} weiterhin.',
    stillNot: 'Sie beobachten {{name}} noch nicht.',
    key: 'Beobachten oder nicht mehr beobachten',
    edit: 'Phase, Priorität und Notiz',
  },
  stage: {
    interested: 'Interesse',
    analysing: 'In Prüfung',
    proposal: 'Angebot',
    submitted: 'Eingereicht',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
} satisfies TextsIn<'de', typeof source>;
