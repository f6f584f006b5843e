import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { choose, useLayout } from '#features/layout/web/choices.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Brand } from './Brand.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import classes from './SideMenu.module.css';

/** The menu beside the content. Collapsed it shows icons, and expands over the content on hover or focus. */
export function SideMenu() {
  const t = useTexts('menu');
  const { menuCollapsed } = useLayout();
  const label = menuCollapsed ? t('pin') : t('collapse');
  const Icon = menuCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes.side} data-collapsed={menuCollapsed || undefined}>
      <div className={classes.panel} data-menu-panel data-tour="menu">
        <div className={classes.head}>
          <Brand />
          <ActionIcon
            className={classes.pin}
            color="gray"
            size={36}
            aria-label={label}
            title={label}
            onClick={() => choose('menuCollapsed', !menuCollapsed)}
          >
            <Icon size={20} />
          </ActionIcon>
        </div>
        <MainMenu />
        <MenuFoot />
      </div>
    </aside>
  );
}
