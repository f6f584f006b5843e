// The screens that are measured, and three interactions with each.
import type { Page } from '@playwright/test';

type Interaction = (page: Page) => Promise<unknown>;
/** `ready`: what is there once its first rows are. */
export type MeasuredScreen = { path: string; isSignedIn: boolean; ready: string; interactions: [Interaction, Interaction, Interaction] };

const openPalette: Interaction = async (page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
};
const closePalette: Interaction = (page) => page.keyboard.press('Escape');
/** Over the page in narrow windows; in wide ones the menu is there, and a group of it is opened. */
const openMenu: Interaction = async (page) => {
  const opener = page.getByRole('button', { name: 'Abrir o menu' });
  if (await opener.isVisible()) await opener.click();
  else await page.getByRole('navigation').locator('button[aria-expanded=false]').first().click();
};
const changeSkin: Interaction = (page) => page.getByRole('button', { name: /^Usar o tema/ }).click();

/** `notice`: the id of the one whose page is measured. */
export const screensFor = (notice: number): Record<string, MeasuredScreen> => ({
  login: {
    path: '/login',
    isSignedIn: false,
    ready: 'form input',
    interactions: [
      (page) => page.getByLabel('E-mail').pressSequentially('a'),
      (page) => page.getByRole('button', { name: /senha/i }).first().click(),
      changeSkin,
    ],
  },
  overview: {
    path: '/',
    isSignedIn: true,
    ready: 'main section li a, main section tr a',
    interactions: [openPalette, closePalette, openMenu],
  },
  list: {
    path: '/apps/invoice/list',
    isSignedIn: true,
    ready: 'main a[data-cut]',
    interactions: [(page) => page.getByRole('button', { name: 'Próxima página' }).click(), openPalette, closePalette],
  },
  detail: {
    path: `/apps/invoice/preview/${notice}`,
    isSignedIn: true,
    ready: 'main dl',
    interactions: [openPalette, closePalette, openMenu],
  },
  mail: {
    path: '/apps/email',
    isSignedIn: true,
    ready: 'main li[data-index] span',
    interactions: [openPalette, closePalette, (page) => page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first().click()],
  },
  calendar: {
    path: '/apps/calendar',
    isSignedIn: true,
    ready: 'main [data-date]',
    interactions: [(page) => page.getByRole('button', { name: /^Próxim[oa] (mês|semana|dia)/ }).click(), openPalette, closePalette],
  },
});
