// The interface's languages. A catalogue is a TypeScript object per feature and language, fetched when first needed.
import i18next, { type Namespace, type ParseKeys } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#kit/errors.ts';
import { currentLanguage, onLanguageInOtherTab, saveLanguage } from './language.ts';

/** Plural forms for integers (CLDR). Portuguese and French have a third one from a million on. A text for zero (`key_zero`) is optional. */
type PluralForms = { pt: 'one' | 'many' | 'other'; fr: 'one' | 'many' | 'other'; en: 'one' | 'other'; de: 'one' | 'other' };
type PluralForm = PluralForms[Language];

/** The type of a catalogue in one language: the source's keys, with each plural in all forms of this language. */
export type TextsIn<L extends Language, Source> = {
  [K in keyof Source & string as K extends `${infer Base}_${PluralForm}` ? `${Base}_${PluralForms[L]}` : K]: Source[K] extends string
    ? string
    : TextsIn<L, Source[K]>;
};

/** A source catalogue, as `texts/pt.ts` declares it to i18next; one that lacks a plural form does not compile. */
export type SourceTexts<S extends TextsIn<'pt', S>> = S;

type Load = () => Promise<unknown>;

/**
 * Initialises i18next with catalogues by path: `…/<feature>/web/texts/<language>.ts`, and `…/web/<part>/texts/…` for a part
 * of a feature that is loaded separately. `others` are not needed at the start.
 * Each exports `texts`. `first` are loaded before the promise resolves.
 */
export async function startTexts(
  catalogues: Record<string, Load>,
  others: () => Promise<Record<string, Load>>,
  first: readonly Namespace[],
): Promise<void> {
  const known = byName(catalogues);
  i18next.use(initReactI18next).use({
    type: 'backend' as const,
    callbackApi: false,
    init: () => {},
    read: async (language: string, namespace: string) => {
      const name = `${namespace}:${language}`;
      const load = known.get(name) ?? byName(await others()).get(name);
      return ((await load?.()) as { texts: object } | undefined)?.texts;
    },
  });
  i18next.on('languageChanged', (language) => saveLanguage(language as Language));
  onLanguageInOtherTab((language) => i18next.changeLanguage(language));
  await i18next.init({
    lng: currentLanguage(),
    fallbackLng: false,
    ns: first as string[],
    defaultNS: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
}

function byName(catalogues: Record<string, Load>): Map<string | undefined, Load> {
  return new Map(
    Object.entries(catalogues).map(([path, load]) => [/(\w+)\/(?:web\/)?texts\/(\w+)\.ts$/.exec(path)?.slice(1, 3).join(':'), load]),
  );
}

/** Preloads catalogues, so that a screen need not wait for them later. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces as string[]);
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}

/** Calls back when the language changes: some responses of the server depend on it. */
export function onLanguageChange(follow: () => void): void {
  i18next.on('languageChanged', follow);
}

/** The texts of one catalogue: `const t = useTexts('licitacoes'); t('list.title')`. Suspends until they are loaded. */
export function useTexts<const N extends Namespace>(namespace: N) {
  return useTranslation(namespace).t;
}

/** The current language. Uses a catalogue that is always loaded: otherwise i18next would suspend for its default one. */
export function useLanguage(): Language {
  return useTranslation('kit' as Namespace).i18n.language as Language;
}

/** The same outside of components; the catalogue must be loaded already. */
export function textsOf<const N extends Namespace>(namespace: N) {
  return i18next.getFixedT(null, namespace);
}

/** A text outside of components; its catalogue must be loaded already, as the kit's and the app's always are. */
export { t as text } from 'i18next';

/** A catalogue's name, for tables that name catalogues. */
export type TextsName = Namespace & string;

/** The keys of a catalogue, for tables that name texts. */
export type TextKey<N extends Namespace> = ParseKeys<N>;
