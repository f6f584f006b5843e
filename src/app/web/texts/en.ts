import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  bar: {
    skip: 'Skip to content',
    openMenu: 'Open the menu',
    language: 'Language',
    profile: 'Profile',
    inbox: 'Inbox',
    settings: 'Settings',
    appearance: 'Appearance…',
    account: 'Account',
    signOut: 'Sign out',
  },
  skin: { light: 'Use the light theme', dark: 'Use the dark theme' },
  keys: {
    everywhere: 'On every screen',
    goTo: 'Go to',
    search: 'Search everything',
    help: 'Show the shortcuts',
  },
  frame: {
    scrollTop: 'Back to the top',
    licence: 'Free software, MIT licence',
    api: 'API documentation',
  },
} satisfies TextsIn<'en', typeof source>;
