// The user's language, stored in this browser and set on the document.

import { type Language, languages } from '#kit/errors.ts';
import { onStoredInOtherTab, readStored, store } from '../device/browserStorage.ts';

const key = 'language';

/** Each language's own name. */
export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', fr: 'Français', de: 'Deutsch' };

/** The document's `lang`, for voices, hyphenation and quotation marks. */
const documentLanguages: Record<Language, string> = { pt: 'pt-BR', en: 'en', fr: 'fr', de: 'de' };

let language = storedLanguage();

export function currentLanguage(): Language {
  return language;
}

/** Sets the language for this page and future visits. */
export function saveLanguage(chosen: Language): void {
  language = chosen;
  store(key, chosen);
  document.documentElement.lang = documentLanguages[chosen];
}

/** Calls back when another tab chose a language. */
export function onLanguageInOtherTab(follow: (language: Language) => void): void {
  onStoredInOtherTab(key, () => follow(storedLanguage()));
}

function storedLanguage(): Language {
  const stored = readStored(key);
  return languages.find((known) => known === stored) ?? 'pt';
}
