// The menu as a column: sections, entries, and groups of which one is unfolded at a time.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useStored } from '#kit/web/device/browserStorage.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './MainMenu.module.css';
import { leadsTo, MenuEntry } from './MenuEntry.tsx';
import { type MenuGroup, menu } from './menu.ts';
import { useVisible } from './visibleMenu.ts';

export function MainMenu() {
  const t = useTexts('app');
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('menu.label')} className={classes.menu}>
      {sections.map(({ label, items }) => (
        <section key={label} aria-label={t(label)}>
          <p className={classes.heading} aria-hidden>
            <span className={classes.label}>{t(label)}</span>
          </p>
          <ul className={classes.entries}>
            {items.map((item) => ('entries' in item ? <Group key={item.label} {...item} /> : <MenuEntry key={item.label} {...item} />))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Group({ label, icon: Icon, entries }: MenuGroup) {
  const t = useTexts('app');
  const id = useId();
  const [unfolded, unfold] = useStored<string>('menuUnfolded', '');
  const isOpen = unfolded === label;
  const location = useLocation();
  const holdsScreen = entries.some((entry) => leadsTo(entry, location));
  return (
    <li>
      <UnstyledButton
        className={classes.entry}
        data-holds={(holdsScreen && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => unfold(() => (isOpen ? '' : label))}
      >
        <Icon size={20} aria-hidden />
        <span className={classes.label}>{t(label)}</span>
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <ul id={id} className={classes.unfolded}>
          {entries.map((entry) => (
            <MenuEntry key={entry.label} {...entry} />
          ))}
        </ul>
      )}
    </li>
  );
}
