// Which pages the gallery has, and how they are found.
import { pages } from 'virtual:gallery-pages';
import type { Language } from '#kit/errors.ts';
import { matchesWords } from '#kit/foldedWords.ts';
import { type GalleryPage, type Group, groups } from './page.ts';

export type IndexedPage = (typeof pages)[number];

const components = import.meta.glob<GalleryPage>('./pages/*/*.tsx');
const sources = import.meta.glob<string>('./pages/*/*.tsx', { query: '?raw', import: 'default' });

const pathOf = ({ group, id }: IndexedPage) => `./pages/${group}/${id}.tsx`;

export function findPage(id: string): IndexedPage | undefined {
  return pages.find((page) => page.id === id);
}

/** The code of a page. */
export async function fetchPage(page: IndexedPage): Promise<GalleryPage> {
  const fetch = components[pathOf(page)];
  if (!fetch) throw new Error(`No file of the gallery has the page ${page.id}.`);
  return fetch();
}

/** The text of a page's file. */
export async function fetchSource(page: IndexedPage): Promise<string> {
  return (await sources[pathOf(page)]?.()) ?? '';
}

/** The pages whose title in any language, words or id match, by group, in the user's alphabetical order; empty groups are left out. */
export function searchPages(q: string, language: Language): [Group, IndexedPage[]][] {
  const found = pages.filter(({ id, title, words }) => matchesWords(`${Object.values(title).join(' ')} ${words} ${id}`, q));
  const byGroup = Map.groupBy(found, ({ group }) => group);
  return groups.flatMap((group) => {
    const some = byGroup.get(group);
    return some ? [[group, some.toSorted((a, b) => a.title[language].localeCompare(b.title[language], language))]] : [];
  });
}

/** The page and sample that an older address leads to: `/components/offcanvas` → modal, Drawer. */
export function findMoved(path: string): { page: string; hash?: string } | undefined {
  for (const { id, old = [] } of pages)
    for (const address of old) {
      const [from, hash] = address.split('#');
      if (from === path) return hash ? { page: id, hash } : { page: id };
    }
  return undefined;
}
