// The menu as one line under the bar; groups open downwards.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import classes from './HorizontalMenu.module.css';
import { Figure, MenuEntry } from './MenuEntry.tsx';
import { entriesOf, type MenuGroup, menu } from './menu.ts';
import { type MenuNow, useMenuNow } from './menuNow.ts';
import { groupCounts } from './searchEntries.ts';
import { useVisible } from './visibleMenu.ts';

const fetchGroup = () => import('./HorizontalGroup.tsx');
const HorizontalGroup = lazy(async () => ({ default: (await fetchGroup()).HorizontalGroup }));

export function HorizontalMenu({ className }: { className?: string | undefined }) {
  const t = useTexts('menu');
  const now = useMenuNow();
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('label')} className={className}>
      <ul className={classes.line}>
        {sections.flatMap(({ name, titles, icon, items }) =>
          (icon ? [{ name, titles, icon, entries: items.flatMap(entriesOf) }] : items).map((item) =>
            'entries' in item ? <Group key={item.name} group={item} now={now} /> : <MenuEntry key={item.target} entry={item} now={now} />,
          ),
        )}
      </ul>
    </nav>
  );
}

function Group({ group, now }: { group: MenuGroup; now: MenuNow }) {
  const { name, titles, icon: Icon } = group;
  const entries = now.entriesIn(group);
  const count = groupCounts[name];
  return (
    <li>
      <Opener opens="menu" fetch={fetchGroup} panel={(anchor) => <HorizontalGroup anchor={anchor} entries={entries} now={now} />}>
        <UnstyledButton className={classes.opener} data-holds={entries.some(now.leadsHere) || undefined}>
          <Icon size={20} aria-hidden />
          {now.titleOf(titles)}
          {count && <Figure {...count} />}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Opener>
    </li>
  );
}
