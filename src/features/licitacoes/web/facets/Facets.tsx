// The button of the facets, and where they are shown: beside the list, or in a drawer where there is no room.
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStored } from '#kit/web/device/browserStorage.ts';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { listSearch } from '../list/listSearch.ts';
import classes from './place.module.css';

type List = ListState<typeof listSearch>;

const fetchPlace = async () => (await Promise.all([import('./FacetsPlace.tsx'), loadTexts('facets')]))[0];
const FacetsPlace = lazy(async () => ({ default: (await fetchPlace()).FacetsPlace }));

/** Whether the facets are beside the list, where there is room for both. */
const KEY = 'licitacoes.facets';

/** The button that shows the facets, and the list with them. */
export function useFacets(list: List): { button: ReactNode; beside: (content: ReactNode) => ReactNode } {
  const t = useTexts('licitacoes');
  const hasRoom = useMediaQuery('screen and (min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [isBeside, setBeside] = useStored(KEY, false);
  const [isOver, setOver] = useState<boolean>();
  const isShown = hasRoom ? isBeside : isOver === true;
  const show = (next: boolean) => {
    if (!hasRoom) return setOver(next);
    setBeside(() => next);
  };
  const place = (hasRoom ? isBeside : isOver !== undefined) && (
    <Suspense fallback={hasRoom ? <div className={classes.aside} /> : null}>
      <FacetsPlace list={list} hasRoom={hasRoom === true} opened={isShown} close={() => show(false)} />
    </Suspense>
  );
  return {
    button: (
      <ActionIcon
        variant={isShown ? 'light' : 'default'}
        size={36}
        aria-label={t('list.facets')}
        aria-expanded={isShown}
        onClick={() => show(!isShown)}
        {...prefetchOnIntent(fetchPlace)}
      >
        <IconLayoutSidebarLeftExpand size={18} />
      </ActionIcon>
    ),
    beside: (content) => (
      <div className={classes.beside}>
        {place}
        <div className={classes.content}>{content}</div>
      </div>
    ),
  };
}
