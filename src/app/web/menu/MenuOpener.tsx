import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { menuDrawer } from './menuDrawer.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** Opens the menu over the page: in narrow windows, and if it is hidden. */
export function MenuOpener({ className }: { className?: string | undefined }) {
  const t = useTexts('app');
  return (
    <ActionIcon
      className={className}
      data-tour="menu"
      size={44}
      color="gray"
      aria-label={t('bar.openMenu')}
      aria-expanded={menuDrawer.useIsOpen()}
      onPointerEnter={menuDrawer.expect}
      onFocus={menuDrawer.expect}
      onClick={menuDrawer.open}
    >
      <IconMenu2 size={22} />
    </ActionIcon>
  );
}

/** The menu over the page; the shell has one. */
export function FetchedMenuDrawer() {
  const isWanted = menuDrawer.useIsWanted();
  return (
    isWanted && (
      <Suspense>
        <MenuDrawer />
      </Suspense>
    )
  );
}
