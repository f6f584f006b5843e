// What a page of the gallery exports. A page is one file in `pages/<group>/<id>.tsx`; the build finds it by itself.
import type { ComponentType } from 'react';
import type { LocalizedText } from '#kit/errors.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';

/** In the order of the menu. */
export const groups = ['ui', 'components', 'cards', 'forms', 'tables', 'charts', 'maps', 'extensions', 'layouts'] as const;
export type Group = (typeof groups)[number];

/** What the index and the search know of a page: an object of texts alone, because the build reads it without running the file. */
export type Meta = {
  title: LocalizedText;
  /** Further words that find it, in any language. */
  words: string;
  /** Older addresses that lead here, `/components/modals`, or to one of its samples, `/components/offcanvas#Drawer`. */
  old?: readonly string[];
};

/** A row of the keyboard table. The rows of a page are tried in this order by gallery.e2e.ts. */
export type KeyRow = {
  /** As Playwright names keys: `Enter`, `Shift+Tab`, `ArrowDown`. */
  press: string;
  does: LocalizedText;
  /** CSS selector of what is focused first; left out: what has the focus after the row before. */
  on?: string;
  /** CSS selector that finds something visible afterwards. */
  finds: string;
};

export type PropRow = { name: string; type: string; says: LocalizedText };

export type Guide = {
  /** The module it comes from, as code imports it. */
  from: string;
  use: LocalizedText;
  avoid: LocalizedText;
  keys: readonly KeyRow[];
  /** The properties that matter most; none for what is no component. */
  props: readonly PropRow[];
};

/** The text of a sample, by the name of the exported component that shows it. `picture`: looks the same each time, so a test compares it. */
export type Samples = Record<string, { title: LocalizedText; says: LocalizedText; picture?: true }>;

export type GalleryPage = { meta: Meta; guide: Guide; samples: Samples } & Record<string, unknown>;

/** The component of a sample. @throws {Error} if the page exports none of this name */
export function sampleOf(page: GalleryPage, name: string): ComponentType {
  const found = page[name];
  if (typeof found !== 'function') throw new Error(`The page has no sample ${name}.`);
  return found as ComponentType;
}

/** The user's language of the texts of a page. */
export function useWords<Key extends string>(words: Record<Key, LocalizedText>): Record<Key, string> {
  const language = useLanguage();
  return Object.fromEntries(Object.entries<LocalizedText>(words).map(([key, text]) => [key, text[language]])) as Record<Key, string>;
}
