import { ActionIcon } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { SavedSearch } from '../../savedSearches.ts';
import { saving } from './OpenSearchBar.tsx';
import type { ListView } from './searchState.ts';

const fetchPanel = async () => (await Promise.all([import('./SearchesPanel.tsx'), loadTexts('savedSearches')]))[0];
const SearchesPanel = lazy(async () => ({ default: (await fetchPanel()).SearchesPanel }));
const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));

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
