import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Suivis',
  tags: 'Étiquettes',
  star: {
    follow: 'Suivre {{name}}',
    start: 'Suivre',
    stop: 'Ne plus suivre',
    begun: 'Vous suivez {{name}}.',
    gone: 'Vous ne suivez plus {{name}}.',
    still: 'Vous suivez toujours {{name}}.',
    stillNot: 'Vous ne suivez pas encore {{name}}.',
    key: 'Suivre ou ne plus suivre',
    edit: 'Étape, priorité et note',
  },
  stage: {
    interested: 'Intérêt',
    analysing: 'En analyse',
    proposal: 'Offre',
    submitted: 'Déposée',
    won: 'Gagnée',
    lost: 'Perdue',
  },
} satisfies TextsIn<'fr', typeof source>;
