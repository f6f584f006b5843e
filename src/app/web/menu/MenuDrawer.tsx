import { Drawer } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { Brand } from './Brand.tsx';
import { MainMenu } from './MainMenu.tsx';
import classes from './MenuDrawer.module.css';
import { MenuFoot } from './MenuFoot.tsx';
import { menuDrawer } from './menuDrawer.ts';

/** The menu over the page. Closes by itself when it has led somewhere. */
export function MenuDrawer() {
  const t = useTexts('menu');
  const opened = useOpenedAfterMount(menuDrawer.useIsOpen());
  const place = useLocation({ select: ({ href }) => href });
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    menuDrawer.close();
  }, [place]);
  return (
    <Drawer.Root opened={opened} onClose={menuDrawer.close} size={280} classNames={{ content: classes.panel ?? '' }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('label')} data-menu-panel>
        <div className={classes.head}>
          <Brand />
          <Drawer.CloseButton size={44} aria-label={t('close')} />
        </div>
        <div className={classes.body}>
          <MainMenu />
          <MenuFoot />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
