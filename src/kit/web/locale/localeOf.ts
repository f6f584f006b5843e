import type { Language } from '#kit/errors.ts';

const fallbackLocales: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

/** The user's regional locale of a language, if the browser has one (`en-US`, `de-AT`), for the format of dates and numbers. */
export function localeOf(chosen: Language): string {
  return navigator.languages.find((locale) => locale.startsWith(`${chosen}-`)) ?? fallbackLocales[chosen];
}
