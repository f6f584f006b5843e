// The menu as a column: sections, entries, and groups, of which one is open at a time.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useStored } from '#kit/web/device/browserStorage.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './MainMenu.module.css';
import { Figure, leadsTo, MenuEntry } from './MenuEntry.tsx';
import { type MenuGroup, menu } from './menu.ts';
import { useMenuTitle } from './menuTitle.ts';
import { groupCounts, useGroupEntries } from './searchEntries.ts';
import { useVisible } from './visibleMenu.ts';

export function MainMenu() {
  const t = useTexts('app');
  const titleOf = useMenuTitle();
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('menu.label')} className={classes.menu}>
      {sections.map(({ name, titles, items }) => (
        <section key={name} aria-label={titleOf(titles)}>
          <p className={`${textStyles.minor} ${classes.heading}`} aria-hidden>
            <span className={`${textStyles.oneLine} ${classes.label}`}>{titleOf(titles)}</span>
          </p>
          <ul className={classes.entries}>
            {items.map((item) => ('entries' in item ? <Group key={item.name} {...item} /> : <MenuEntry key={item.target} {...item} />))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Group(group: MenuGroup) {
  const { name, titles, icon: Icon } = group;
  const titleOf = useMenuTitle();
  const id = useId();
  const [unfolded, unfold] = useStored<string>('menuUnfolded', '');
  const isOpen = unfolded === name;
  const entries = useGroupEntries(group);
  const count = groupCounts[name];
  const location = useLocation();
  const holdsScreen = entries.some((entry) => leadsTo(entry, location));
  return (
    <li>
      <UnstyledButton
        className={classes.entry}
        data-holds={(holdsScreen && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => unfold(() => (isOpen ? '' : name))}
      >
        <Icon size={20} aria-hidden />
        <span className={`${textStyles.oneLine} ${classes.label}`}>{titleOf(titles)}</span>
        {count && !isOpen && <Figure {...count} />}
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <ul id={id} className={classes.unfolded}>
          {entries.map((entry) => (
            <MenuEntry key={entry.target} {...entry} />
          ))}
        </ul>
      )}
    </li>
  );
}
