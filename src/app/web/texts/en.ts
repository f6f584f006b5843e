import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  menu: {
    label: 'Main menu',
    tracking: 'Tracking',
    system: 'System',
    licitacoes: 'Notices',
    byStatus: 'By status',
    aberta: 'Open',
    andamento: 'In progress',
    fechada: 'Closed',
    importar: 'Send a file',
    accessControl: 'Access control',
    gallery: 'Component gallery',
    api: 'API documentation',
    newTab: 'opens in another tab',
    pin: 'Keep the menu open',
    collapse: 'Collapse the menu',
  },
  count: {
    open_one: '{{figure}} open notice',
    open_other: '{{figure}} open notices',
    runs_one: '{{figure}} import not over',
    runs_other: '{{figure}} imports not over',
    notices_one: '{{figure}} notice',
    notices_other: '{{figure}} notices',
  },
  bar: {
    skip: 'Skip to content',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    language: 'Language',
    appearance: 'Appearance…',
    account: 'Account',
    signOut: 'Sign out',
  },
  skin: { light: 'Use the light skin', dark: 'Use the dark skin' },
  frame: {
    scrollTop: 'Back to the top',
    licence: 'Free software, MIT licence',
    api: 'API',
  },
  error: { title: 'There is no such page', hint: 'The address may have changed, or it never existed.', home: 'Go to the start' },
  notAuthorized: { title: 'Your account does not open this page', hint: 'If you need it, talk to whoever runs this system.' },
} satisfies TextsIn<'en', typeof source>;
