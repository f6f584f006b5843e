// The menu as a column: sections, entries, and groups, of which one is open at a time.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useStored } from '#kit/web/device/browserStorage.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './MainMenu.module.css';
import { Figure, MenuEntry } from './MenuEntry.tsx';
import { type MenuGroup, menu } from './menu.ts';
import { type MenuNow, useMenuNow } from './menuNow.ts';
import { groupCounts } from './searchEntries.ts';
import { useVisible } from './visibleMenu.ts';

export function MainMenu() {
  const t = useTexts('menu');
  const now = useMenuNow();
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('label')} className={classes.menu}>
      {sections.map(({ name, titles, items }) => (
        <section key={name} aria-label={now.titleOf(titles)}>
          <p className={`${textStyles.minor} ${classes.heading}`} aria-hidden>
            <span className={`${textStyles.oneLine} ${classes.label}`}>{now.titleOf(titles)}</span>
          </p>
          <ul className={classes.entries}>
            {items.map((item) =>
              'entries' in item ? <Group key={item.name} group={item} now={now} /> : <MenuEntry key={item.target} entry={item} now={now} />,
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Group({ group, now }: { group: MenuGroup; now: MenuNow }) {
  const { name, titles, icon: Icon } = group;
  const id = useId();
  const [unfolded, unfold] = useStored<string>('menuUnfolded', '');
  const isOpen = unfolded === name;
  const entries = now.entriesIn(group);
  const count = groupCounts[name];
  const holdsScreen = entries.some(now.leadsHere);
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
        <span className={`${textStyles.oneLine} ${classes.label}`}>{now.titleOf(titles)}</span>
        {count && !isOpen && <Figure {...count} />}
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <ul id={id} className={classes.unfolded}>
          {entries.map((entry) => (
            <MenuEntry key={entry.target} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </li>
  );
}
