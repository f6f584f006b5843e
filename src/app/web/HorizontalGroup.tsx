import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { Figure } from './MenuEntry.tsx';
import type { MenuLink } from './menu.ts';

/** A group of the menu that lies above. */
export function HorizontalGroup({ anchor, entries }: AnchoredProps & { entries: readonly MenuLink[] }) {
  return (
    <AnchoredMenu anchor={anchor} position="bottom-start">
      {entries.map((entry) => (
        <Entry key={entry.label} {...entry} />
      ))}
    </AnchoredMenu>
  );
}

function Entry(entry: MenuLink) {
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
