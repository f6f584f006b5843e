import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  menu: { label: 'Main menu', licitacoes: 'Notices', importar: 'Send a file' },
  bar: {
    skip: 'Skip to content',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    language: 'Language',
    skin: 'Appearance',
    account: 'Account',
    signOut: 'Sign out',
  },
  skin: { light: 'Light', dark: 'Dark', system: 'As the system' },
  error: { title: 'There is no such page', hint: 'The address may have changed, or it never existed.', home: 'Go to the start' },
  notAuthorized: { title: 'Your account does not open this page', hint: 'If you need it, talk to whoever runs this system.' },
} satisfies TextsIn<'en', typeof source>;
