// The menu over the page: on narrow windows, and wherever it is hidden.
import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { openState } from '#kit/web/openState.ts';
import { MainMenu } from './MainMenu.tsx';
import classes from './MenuDrawer.module.css';
import { Brand } from './SideMenu.tsx';

const drawer = openState();

export function MenuOpener({ className }: { className?: string | undefined }) {
  const t = useTexts('app');
  const opened = drawer.useIsOpen();
  return (
    <ActionIcon className={className} size={44} color="gray" aria-label={t('bar.openMenu')} aria-expanded={opened} onClick={drawer.open}>
      <IconMenu2 size={22} />
    </ActionIcon>
  );
}

/** Closes by itself when it has led somewhere. */
export function MenuDrawer() {
  const t = useTexts('app');
  const opened = drawer.useIsOpen();
  const place = useLocation({ select: ({ href }) => href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that counts
  useEffect(drawer.close, [place]);
  return (
    <Drawer.Root opened={opened} onClose={drawer.close} size={280}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('menu.label')} className={classes.panel} data-menu-panel>
        <div className={classes.head}>
          <Brand />
          <Drawer.CloseButton size={44} aria-label={t('bar.closeMenu')} />
        </div>
        <div className={classes.body}>
          <MainMenu />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
