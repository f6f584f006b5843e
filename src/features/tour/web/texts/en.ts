import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  control: 'Ctrl',
  counter: '{{current}} of {{total}}',
  step: {
    menu: { title: 'The screens', text: 'Overviews, notices, bills, calendar and teamwork. G and a letter open each of them by keyboard.' },
    bookmarks: { title: 'Your screens', text: 'The star keeps the screens that you use most here.' },
    search: { title: 'Search everything', text: 'Notices, messages, tasks, people, screens and actions, from anywhere, with {{mod}}+K.' },
    bell: { title: 'What is new', text: 'Alerts of saved searches, changes of what you follow, and deadlines that come near.' },
    account: { title: 'Your account', text: 'Profile, appearance, language and, whenever you like, this tour again.' },
    keys: { title: 'Everything by keyboard too', text: 'The key ? shows the shortcuts of the screen you are on.' },
  },
};
