// What depends on a searched text is fetched when there is one.
import type { ReactNode } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import type { Search } from '#kit/web/search/search.ts';
import type { listSearch } from '../list/listSearch.ts';

const withTexts = async <Module,>(module: Promise<Module>) => (await Promise.all([module, loadTexts('facets')]))[0];
export const SearchNotes = optionalPart(async () => (await withTexts(import('./SearchNotes.tsx'))).SearchNotes);
const Marked = optionalPart(async () => (await withTexts(import('./FoundText.tsx'))).MarkedText);
const Item = optionalPart(async () => (await withTexts(import('./FoundText.tsx'))).FoundItem);

/** The words that were searched, and the item that has them by the notice's id. */
export type Searched = { q: string; items: ReadonlyMap<number, { numero: number; descricao: string; mais: number }> };

/** A text with the searched words marked. */
export function marked(text: string, { q }: Searched): ReactNode {
  return q === '' ? text : <Marked fallback={text} text={text} q={q} />;
}

/** The item by which a notice was found. */
export function foundItem(id: number, { q, items }: Searched, search: Search<typeof listSearch>): ReactNode {
  const item = items.get(id);
  return item && <Item id={id} item={item} q={q} search={search} />;
}
