import { CloseButton, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';
import classes from './facets.module.css';
import place from './place.module.css';

type FacetsPlaceProps = { hasRoom: boolean; opened: boolean; close: () => void; children: ReactNode };

/** The facets beside the list, or in a drawer. */
export function FacetsPlace({ hasRoom, opened, close, children }: FacetsPlaceProps) {
  const t = useTexts('refine');
  const isOpen = useOpenedAfterMount(opened);
  if (hasRoom)
    return (
      <section className={place.aside} aria-label={t('title')}>
        <div className={classes.head}>
          <h2 className={classes.heading}>{t('title')}</h2>
          <CloseButton size="sm" aria-label={t('close')} onClick={close} />
        </div>
        {children}
      </section>
    );
  return (
    <Drawer opened={isOpen} onClose={close} position="left" title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
    </Drawer>
  );
}
