// The menu as one line under the bar; groups open downwards.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import classes from './HorizontalMenu.module.css';
import { leadsTo, MenuEntry } from './MenuEntry.tsx';
import { type MenuGroup, menu } from './menu.ts';
import { useVisible } from './visibleMenu.ts';

const fetchGroup = () => import('./HorizontalGroup.tsx');
const HorizontalGroup = lazy(async () => ({ default: (await fetchGroup()).HorizontalGroup }));

export function HorizontalMenu({ className }: { className?: string | undefined }) {
  const t = useTexts('app');
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('menu.label')} className={className}>
      <ul className={classes.line}>
        {sections.flatMap(({ label, icon, items }) =>
          (icon ? [{ label, icon, entries: items.flatMap((item) => ('entries' in item ? item.entries : [item])) }] : items).map((item) =>
            'entries' in item ? <Group key={item.label} {...item} /> : <MenuEntry key={item.label} {...item} />,
          ),
        )}
      </ul>
    </nav>
  );
}

function Group({ label, icon: Icon, entries }: MenuGroup) {
  const t = useTexts('app');
  const location = useLocation();
  return (
    <li>
      <Opener opens="menu" fetch={fetchGroup} panel={(anchor) => <HorizontalGroup anchor={anchor} entries={entries} />}>
        <UnstyledButton className={classes.opener} data-holds={entries.some((entry) => leadsTo(entry, location)) || undefined}>
          <Icon size={20} aria-hidden />
          {t(label)}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Opener>
    </li>
  );
}
