// The button of the facets, and where they are shown: beside the list, or in a drawer where there is no room.
import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { FacetsButton } from '../DataTable/controls.ts';
import { useStored } from '../device/browserStorage.ts';
import { loadTexts } from '../locale/i18n.ts';
import classes from './place.module.css';

type PlaceProps<List> = { list: List; hasRoom: boolean; opened: boolean; close: () => void };

/** Facets that are fetched when they are needed. */
export type FacetsOf<List> = { fetch(): Promise<unknown>; Place: LazyExoticComponent<ComponentType<PlaceProps<List>>> };

/** @param fetchPanel fetches the facets, with their texts */
export function facetsOf<List>(fetchPanel: () => Promise<ComponentType<{ list: List }>>): FacetsOf<List> {
  const fetch = async () => {
    const [{ FacetsPlace }, Panel] = await Promise.all([import('./FacetsPlace.tsx'), fetchPanel(), loadTexts('refine')]);
    const Place = ({ list, ...place }: PlaceProps<List>) => (
      <FacetsPlace {...place}>
        <Panel list={list} />
      </FacetsPlace>
    );
    return { default: Place };
  };
  return { fetch, Place: lazy(fetch) };
}

/**
 * The button that shows the facets, and the list with them.
 * @param name whether they are beside the list, where there is room for both, is stored under `<name>.facets`
 */
export function useFacets<List>(
  name: string,
  list: List,
  { fetch, Place }: FacetsOf<List>,
): { button: ReactNode; beside: (content: ReactNode) => ReactNode } {
  const hasRoom = useMediaQuery('screen and (min-width: 90em)', undefined, { getInitialValueInEffect: false });
  const [isBeside, setBeside] = useStored(`${name}.facets`, false);
  const [isOver, setOver] = useState<boolean>();
  const isShown = hasRoom ? isBeside : isOver === true;
  const show = (next: boolean) => {
    if (!hasRoom) return setOver(next);
    setBeside(() => next);
  };
  const place = (hasRoom ? isBeside : isOver !== undefined) && (
    <Suspense fallback={hasRoom ? <div className={classes.aside} /> : null}>
      <Place list={list} hasRoom={hasRoom === true} opened={isShown} close={() => show(false)} />
    </Suspense>
  );
  return {
    button: <FacetsButton isShown={isShown} toggle={() => show(!isShown)} fetch={fetch} fallback={<div style={{ inlineSize: 36 }} />} />,
    beside: (content) => (
      <div className={classes.beside}>
        {place}
        <div className={classes.content}>{content}</div>
      </div>
    ),
  };
}
