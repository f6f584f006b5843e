// The menu as one line under the bar; groups open downwards.
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './HorizontalMenu.module.css';
import { Figure, MenuEntry } from './MenuEntry.tsx';
import { type MenuLink, menu } from './menu.ts';
import { useVisible } from './visibleMenu.ts';

export function HorizontalMenu({ className }: { className?: string | undefined }) {
  const t = useTexts('app');
  const sections = useVisible(menu);
  return (
    <nav aria-label={t('menu.label')} className={className}>
      <ul className={classes.line}>
        {sections.flatMap(({ items }) =>
          items.map((item) =>
            'entries' in item ? (
              <li key={item.label}>
                <Menu position="bottom-start">
                  <Menu.Target>
                    <UnstyledButton className={classes.opener}>
                      <item.icon size={20} aria-hidden />
                      {t(item.label)}
                      <IconChevronDown size={16} aria-hidden />
                    </UnstyledButton>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {item.entries.map((entry) => (
                      <DropdownEntry key={entry.label} {...entry} />
                    ))}
                  </Menu.Dropdown>
                </Menu>
              </li>
            ) : (
              <MenuEntry key={item.label} {...item} />
            ),
          ),
        )}
      </ul>
    </nav>
  );
}

function DropdownEntry(entry: MenuLink) {
  const t = useTexts('app');
  const { label, count } = entry;
  const figure = count && <Figure {...count} />;
  if ('href' in entry)
    return (
      <Menu.Item component="a" href={entry.href} target="_blank" rightSection={figure}>
        {t(label)}
      </Menu.Item>
    );
  return (
    <Menu.Item renderRoot={(props) => <Link {...props} to={entry.to} search={entry.search as never} />} rightSection={figure}>
      {t(label)}
    </Menu.Item>
  );
}
