// The frame of every screen for whoever is signed in: menu on the left, bar on top, the screen.
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAppName } from '#kit/web/AppName.tsx';
import { ConfirmDialog } from '#kit/web/confirm.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { MainMenu } from './MainMenu.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

export function Shell() {
  const t = useTexts('app');
  const [menuIsOpen, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  useArrival(main, menu.close);
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('bar.skip')}
      </a>
      <aside className={classes.side}>
        <Brand />
        <MainMenu />
      </aside>
      <header className={classes.bar}>
        <ActionIcon
          className={classes.opener}
          size={44}
          color="gray"
          aria-label={t('bar.openMenu')}
          aria-expanded={menuIsOpen}
          onClick={menu.open}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
        <TopBar />
      </header>
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Drawer.Root opened={menuIsOpen} onClose={menu.close} size={280}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('menu.label')}>
          <div className={classes.drawerHead}>
            <Brand />
            <Drawer.CloseButton aria-label={t('bar.closeMenu')} />
          </div>
          <div className={classes.drawerBody}>
            <MainMenu />
          </div>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog />
    </div>
  );
}

function Brand() {
  const appName = useAppName();
  return (
    <span className={classes.brand}>
      <img src="/mark.svg" alt="" width="32" height="32" />
      {appName}
    </span>
  );
}

/** On another screen the overlay menu is closed and the focus begins at the content; not on the first one, nor when only the search changes. */
function useArrival(main: React.RefObject<HTMLElement | null>, closeMenu: () => void): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    closeMenu();
    main.current?.focus({ preventScroll: true });
  }, [path, main, closeMenu]);
}
