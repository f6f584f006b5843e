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
