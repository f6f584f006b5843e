import { CloseButton, Drawer } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { listSearch } from '../list/listSearch.ts';
import { FacetsPanel } from './FacetsPanel.tsx';
import classes from './facets.module.css';
import place from './place.module.css';

type FacetsPlaceProps = { list: ListState<typeof listSearch>; hasRoom: boolean; opened: boolean; close: () => void };

/** The facets beside the list, or in a drawer. */
export function FacetsPlace({ list, hasRoom, opened, close }: FacetsPlaceProps) {
  const t = useTexts('facets');
  const isOpen = useOpenedAfterMount(opened);
  if (hasRoom)
    return (
      <section className={place.aside} aria-label={t('title')}>
        <div className={classes.head}>
          <h2 className={classes.heading}>{t('title')}</h2>
          <CloseButton size="sm" aria-label={t('close')} onClick={close} />
        </div>
        <FacetsPanel list={list} />
      </section>
    );
  return (
    <Drawer opened={isOpen} onClose={close} position="left" title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <FacetsPanel list={list} />
    </Drawer>
  );
}
