import { lazy, type ReactNode, Suspense } from 'react';
import { openState } from '#kit/web/dialog/openState.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import type { ListView } from './searchState.ts';

const OpenSearch = lazy(async () => {
  const [{ OpenSearch }] = await Promise.all([import('./OpenSearch.tsx'), loadTexts('savedSearches')]);
  return { default: OpenSearch };
});

/** The dialog that saves the list's state under a name. */
export const saving = openState();

type OpenSearchBarProps = { id: number; view: ListView; resetColumns: () => void; alert: (open: SavedSearch) => ReactNode };

/** The open search above the list. Keeps its place while it is fetched. */
export function OpenSearchBar(props: OpenSearchBarProps) {
  return (
    <Suspense fallback={<div style={{ minHeight: 36 }} />}>
      <OpenSearch {...props} saveAs={saving.open} />
    </Suspense>
  );
}
