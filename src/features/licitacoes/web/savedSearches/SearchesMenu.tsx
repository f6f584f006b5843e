import { ActionIcon } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { openState } from '#kit/web/dialog/openState.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { SavedSearch } from '../../savedSearches.ts';
import type { ListView } from './searchState.ts';

const fetchPanel = async () => (await Promise.all([import('./SearchesPanel.tsx'), loadTexts('savedSearches')]))[0];
const SearchesPanel = lazy(async () => ({ default: (await fetchPanel()).SearchesPanel }));
const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));
const OpenSearch = lazy(async () => {
  const [{ OpenSearch }] = await Promise.all([import('./OpenSearch.tsx'), loadTexts('savedSearches')]);
  return { default: OpenSearch };
});

/** The dialog that saves the list's state under a name. */
const saving = openState();

/** `open`: the search that the list shows. */
type SearchesMenuProps = { view: ListView; open: SavedSearch | undefined };

/** Saved searches, and the starting view of the list. */
export function SearchesMenu({ view, open }: SearchesMenuProps) {
  const t = useTexts('licitacoes');
  const isWanted = saving.useIsWanted();
  const isSaving = saving.useIsOpen();
  return (
    <>
      <Opener
        opens="menu"
        fetch={fetchPanel}
        panel={(anchor) => <SearchesPanel anchor={anchor} view={view} open={open} saveAs={saving.open} />}
      >
        <ActionIcon variant="default" size={36} aria-label={t('list.searches')}>
          <IconBookmarks size={18} />
        </ActionIcon>
      </Opener>
      {isWanted && (
        <Suspense>
          <SaveDialog opened={isSaving} close={saving.close} view={view} />
        </Suspense>
      )}
    </>
  );
}

type OpenSearchBarProps = { id: number; view: ListView; resetColumns: () => void; alert: (open: SavedSearch) => ReactNode };

/** The open search above the list. Keeps its place while it is fetched. */
export function OpenSearchBar(props: OpenSearchBarProps) {
  return (
    <Suspense fallback={<div style={{ minHeight: 36 }} />}>
      <OpenSearch {...props} saveAs={saving.open} />
    </Suspense>
  );
}
