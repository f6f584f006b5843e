import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { Figure, useIsHere } from './MenuEntry.tsx';
import type { MenuLink } from './menu.ts';
import { useMenuTitle } from './menuTitle.ts';

/** An open group of the horizontal menu. */
export function HorizontalGroup({ anchor, entries }: AnchoredProps & { entries: readonly MenuLink[] }) {
  return (
    <AnchoredMenu anchor={anchor} position="bottom-start">
      {entries.map((entry) => (
        <Entry key={entry.target} {...entry} />
      ))}
    </AnchoredMenu>
  );
}

function Entry(entry: MenuLink) {
  const t = useTexts('app');
  const titleOf = useMenuTitle();
  const { titles, count } = entry;
  const figure = count && <Figure {...count} />;
  const isHere = useIsHere(entry);
  if ('href' in entry)
    return (
      <Menu.Item
        component="a"
        href={atPrefix(entry.href)}
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={16} role="img" aria-label={t('menu.newTab')} />}
      >
        {titleOf(titles)}
      </Menu.Item>
    );
  return (
    <Menu.Item
      renderRoot={(props) => <Link {...props} to={entry.to} search={entry.search as never} aria-current={isHere ? 'page' : undefined} />}
      rightSection={figure}
    >
      {titleOf(titles)}
    </Menu.Item>
  );
}
