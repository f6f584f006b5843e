import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'This server is reached from outside, through a proxy or under another name.',
  what: {
    demo: "The demo accounts, which worked on the server's own machine only, are switched off. The server's log says what was seen.",
    registration:
      "Registration without an invitation, which worked on the server's own machine only, is switched off. The server's log says what was seen.",
    both: "The demo accounts and registration without an invitation, which worked on the server's own machine only, are switched off. The server's log says what was seen.",
  },
  enter: 'No account to sign in with? This command on the server creates an administrator:',
  proxy: "With a proxy, set its address and the system's:",
  keep: 'To keep it so and remove this notice, set this and restart the server:',
};
