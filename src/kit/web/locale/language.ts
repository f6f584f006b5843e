// Which language the reader chose, kept in this browser and told to the document.
import { type Language, languages } from '#kit/errors.ts';
import { onStoredInOtherTab, readStored, store } from '../device/browserStorage.ts';

/** Read by `first-paint.js` too. */
const key = 'language';

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', fr: 'Français', de: 'Deutsch' };

/** The variety we write in, said to the browser so that voices, hyphenation and quotation marks fit. */
const documentLanguages: Record<Language, string> = { pt: 'pt-BR', en: 'en', fr: 'fr', de: 'de' };
const fallbackLocales: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

let language = storedLanguage();

export function currentLanguage(): Language {
  return language;
}

/** Sets the language for this page and for the next visits. */
export function saveLanguage(chosen: Language): void {
  language = chosen;
  store(key, chosen);
  document.documentElement.lang = documentLanguages[chosen];
}

/** Calls back when another tab chose a language. */
export function onLanguageInOtherTab(follow: (language: Language) => void): void {
  onStoredInOtherTab(key, () => follow(storedLanguage()));
}

/** The reader's own variety of a language where the browser names one (`en-US`, `de-AT`): it decides how dates and figures are written. */
export function localeOf(chosen: Language): string {
  return navigator.languages.find((locale) => locale.startsWith(`${chosen}-`)) ?? fallbackLocales[chosen];
}

function storedLanguage(): Language {
  const stored = readStored(key);
  return languages.find((known) => known === stored) ?? 'pt';
}
