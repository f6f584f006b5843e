import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'This server can be reached from outside, through a proxy or under another name.',
  what: {
    demo: 'The demo accounts, which only worked on the server itself, are switched off. See the server log for the reason.',
    registration:
      'Registration without an invitation, which only worked on the server itself, is switched off. See the server log for the reason.',
    both: 'The demo accounts and registration without an invitation, which only worked on the server itself, are switched off. See the server log for the reason.',
  },
  enter: 'No account to sign in with? On the server, this command creates an administrator:',
  proxy: 'With a proxy, set its address and the system’s:',
  keep: 'To keep it this way and remove this notice, set this and restart the server:',
};
