// The interface's languages. A catalogue is a TypeScript object per feature and language, fetched when first needed.
import { createContext, use } from 'react';
import type { Language } from '#kit/errors.ts';
import { fetchModule } from '../request/fetchModule.ts';
import { currentLanguage, onLanguageInOtherTab, saveLanguage } from './language.ts';
import { pluralForm } from './plural.ts';
import { type Texts, translate, type Values } from './translate.ts';

/** The catalogues by name: each `texts/pt.ts` declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declarations
export interface Catalogues {}

/** Plural forms for integers (CLDR). Portuguese and French have a third one from a million on. A text for zero (`key_zero`) is optional. */
type PluralForms = { pt: 'one' | 'many' | 'other'; fr: 'one' | 'many' | 'other'; en: 'one' | 'other'; de: 'one' | 'other' };
type PluralForm = PluralForms[Language];

/** The type of a catalogue in one language: the source's keys, with each plural in all forms of this language. */
export type TextsIn<L extends Language, Source> = {
  [K in keyof Source & string as K extends `${infer Base}_${PluralForm}` ? `${Base}_${PluralForms[L]}` : K]: Source[K] extends string
    ? string
    : TextsIn<L, Source[K]>;
};

/** A source catalogue, as `texts/pt.ts` declares it; one that lacks a plural form does not compile. */
export type SourceTexts<S extends TextsIn<'pt', S>> = S;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? (K extends `${infer Base}_${PluralForm | 'zero'}` ? Base : K) : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** A catalogue's name, for tables that name catalogues. */
export type TextsName = keyof Catalogues & string;

/** The keys of a catalogue, for tables that name texts. */
export type TextKey<N extends TextsName> = KeysOf<Catalogues[N]>;

/** `catalogue:key` */
type FullKey<N extends TextsName> = { [Name in N]: `${Name}:${TextKey<Name>}` }[N];

/** Texts of one catalogue by key, or of several: those of the first by key, all by `catalogue:key`. */
type Translate<N extends TextsName | readonly TextsName[]> = (
  key: N extends readonly [infer First extends TextsName, ...TextsName[]]
    ? TextKey<First> | FullKey<N[number] & TextsName>
    : N extends TextsName
      ? TextKey<N>
      : never,
  values?: Values,
) => string;

type Load = () => Promise<unknown>;

const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();
const followers = new Set<(language: Language) => void>();
let findCatalogue: (id: string, language: Language) => Promise<Load | undefined> = async () => undefined;

/**
 * Starts with catalogues by path: `…/<feature>/web/texts/<language>.ts`, and `…/web/<part>/texts/…` for a part
 * of a feature that is loaded separately. `others`, by language, are not needed at the start.
 * Each exports `texts`. `first` are loaded before the promise resolves.
 */
export async function startTexts(
  catalogues: Record<string, Load>,
  others: (language: Language) => Promise<Record<string, Load>>,
  first: readonly TextsName[],
): Promise<void> {
  const known = byName(catalogues);
  findCatalogue = async (id, language) => {
    const paths = known.has(id) ? {} : await others(language);
    // Others may have been waiting for them too.
    if (!known.has(id)) for (const [name, load] of byName(paths)) known.set(name, load);
    return known.get(id);
  };
  onLanguageInOtherTab((language) => void changeLanguage(language));
  saveLanguage(currentLanguage());
  await loadTexts(...first);
}

function byName(catalogues: Record<string, Load>): Map<string | undefined, Load> {
  return new Map(
    Object.entries(catalogues).map(([path, load]) => [/(\w+)\/(?:web\/)?texts\/(\w+)\.ts$/.exec(path)?.slice(1, 3).join(':'), load]),
  );
}

/** Fetches one catalogue. Called again it returns the same promise, as `use` needs, unless it failed. */
function fetchTexts(name: TextsName, language: Language): Promise<void> {
  const id = `${name}:${language}`;
  const known = loading.get(id);
  if (known) return known;
  const pending = fetchModule(async () => {
    const load = await findCatalogue(id, language);
    loaded.set(id, ((await load?.()) as { texts: Texts } | undefined)?.texts ?? {});
  });
  loading.set(id, pending);
  pending.then(
    // As React notes it, so that no component waits for texts that are there.
    () => Object.assign(pending, { status: 'fulfilled' }),
    () => loading.delete(id),
  );
  return pending;
}

/** Preloads catalogues, so that a screen need not wait for them later. */
export async function loadTexts(...names: TextsName[]): Promise<void> {
  await Promise.all(names.map((name) => fetchTexts(name, currentLanguage())));
}

let wanted: Language | undefined;

/** Fetches in the new language what was fetched in the old one, then changes. Without a connection the language stays. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  const names = new Set([...loaded.keys()].map((id) => id.split(':')[0] as TextsName));
  const results = await Promise.allSettled([...names].map((name) => fetchTexts(name, language)));
  // Another may have been chosen meanwhile.
  if (wanted !== language || results.some(({ status }) => status === 'rejected')) return;
  saveLanguage(language);
  for (const follow of followers) follow(language);
}

/** Calls back when the language changes: some responses of the server depend on it. @returns a function that stops it */
export function onLanguageChange(follow: (language: Language) => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** The language of components; `LanguageProvider` changes it. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** The current language. */
export function useLanguage(): Language {
  return use(LanguageContext) ?? currentLanguage();
}

/** The texts of one catalogue: `const t = useTexts('licitacoes'); t('list.title')`. Suspends until they are loaded. */
export function useTexts<const N extends TextsName | readonly TextsName[]>(names: N): Translate<N> {
  const language = useLanguage();
  // Also when they are there: React renders a component that waited once more, and must meet the same call.
  for (const name of [names].flat() as TextsName[]) use(fetchTexts(name, language));
  return translatorOf(names, language);
}

/** The same outside of components; the catalogue must be loaded already. */
export function textsOf<const N extends TextsName>(name: N): Translate<N> {
  return translatorOf(name, currentLanguage());
}

/** A text outside of components by `catalogue:key`; its catalogue must be loaded already, as the kit's and the app's always are. */
export function text(key: FullKey<TextsName>, values?: Values): string {
  return (translatorOf([] as never, currentLanguage()) as (key: string, values?: Values) => string)(key, values);
}

/** Kept, so that effects and memos that depend on it run again only in another language. */
const translators = new Map<string, Translate<never>>();

function translatorOf<N extends TextsName | readonly TextsName[]>(names: N, language: Language): Translate<N> {
  const [first] = [names].flat();
  const id = `${first}:${language}`;
  const known = translators.get(id);
  if (known) return known as Translate<N>;
  const plural = (count: number) => pluralForm(language, count);
  const made = (key: string, values?: Values) => {
    const colon = key.indexOf(':');
    const name = colon < 0 ? first : key.slice(0, colon);
    return translate(loaded.get(`${name}:${language}`), key.slice(colon + 1), values, plural);
  };
  translators.set(id, made as Translate<never>);
  return made as Translate<N>;
}
