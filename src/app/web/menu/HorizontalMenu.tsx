// The menu as one line under the bar; groups open downwards.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import classes from './HorizontalMenu.module.css';
import { Figure, leadsTo, MenuEntry } from './MenuEntry.tsx';
import { entriesOf, type MenuGroup, menu } from './menu.ts';
import { useMenuTitle } from './menuTitle.ts';
import { groupCounts, useGroupEntries } from './searchEntries.ts';
import { useVisible } from './visibleMenu.ts';

const fetchGroup = () => import('./HorizontalGroup.tsx');
const HorizontalGroup = lazy(async () => ({ default: (await fetchGroup()).HorizontalGroup }));

export function HorizontalMenu({ className }: { className?: string | undefined }) {
  const t = useTexts('app');
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('menu.label')} className={className}>
      <ul className={classes.line}>
        {sections.flatMap(({ name, titles, icon, items }) =>
          (icon ? [{ name, titles, icon, entries: items.flatMap(entriesOf) }] : items).map((item) =>
            'entries' in item ? <Group key={item.name} {...item} /> : <MenuEntry key={item.target} {...item} />,
          ),
        )}
      </ul>
    </nav>
  );
}

function Group(group: MenuGroup) {
  const { name, titles, icon: Icon } = group;
  const titleOf = useMenuTitle();
  const location = useLocation();
  const entries = useGroupEntries(group);
  const count = groupCounts[name];
  return (
    <li>
      <Opener opens="menu" fetch={fetchGroup} panel={(anchor) => <HorizontalGroup anchor={anchor} entries={entries} />}>
        <UnstyledButton className={classes.opener} data-holds={entries.some((entry) => leadsTo(entry, location)) || undefined}>
          <Icon size={20} aria-hidden />
          {titleOf(titles)}
          {count && <Figure {...count} />}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Opener>
    </li>
  );
}
