import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Following',
  tags: 'Tags',
  star: {
    follow: 'Follow {{name}}',
    start: 'Follow',
    stop: 'Stop following',
    begun: 'You follow {{name}}.',
    gone: 'You no longer follow {{name}}.',
    still: 'You still follow {{name}}.',
    stillNot: 'You are not following {{name}} yet.',
    key: 'Follow or stop following',
    edit: 'Stage, priority and note',
  },
  stage: {
    interested: 'Interested',
    analysing: 'Analysing',
    proposal: 'Proposal',
    submitted: 'Submitted',
    won: 'Won',
    lost: 'Lost',
  },
} satisfies TextsIn<'en', typeof source>;
