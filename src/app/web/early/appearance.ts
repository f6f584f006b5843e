// Skin, direction and language of the document, from what the browser stores.
import { readStored } from '#kit/web/device/browserStorage.ts';

/** Sets them before anything is painted, so that the page never shows others first. */
export function applyAppearance(root: HTMLElement): void {
  const skin = effectiveSkin(stored('skin'));
  // A horizontal menu follows the page's skin.
  root.dataset.skin = skin === 'semi-dark' && stored('menuLayout') === 'horizontal' ? 'light' : skin;
  root.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light';
  root.dir = stored('direction') === 'rtl' ? 'rtl' : 'ltr';
  root.lang = documentLanguage();
}

/** Says where the menu and the bar of the frame will be, for `splash.css`. */
export function announceFrame(root: HTMLElement): void {
  const menu = stored('menuHidden') === 'true' ? 'no-menu' : stored('menuLayout') || 'vertical';
  const bar = stored('navbarType') || 'floating';
  root.dataset.coming = [menu, stored('menuCollapsed') === 'true' ? 'collapsed' : '', bar === 'hidden' ? 'no-bar' : bar].join(' ');
}

function effectiveSkin(kept: string): string {
  if (kept === 'system') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return ['bordered', 'dark', 'semi-dark'].includes(kept) ? kept : 'light';
}

/** The `lang` of the document. */
function documentLanguage(): string {
  const language = stored('language');
  return ['en', 'fr', 'de'].includes(language) ? language : 'pt-BR';
}

/** Older versions stored some values without quotation marks. */
export function stored(key: string): string {
  return (readStored(key) ?? '').replaceAll('"', '');
}
