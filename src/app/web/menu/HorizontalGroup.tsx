import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { Figure } from './MenuEntry.tsx';
import type { MenuLink } from './menu.ts';
import type { MenuNow } from './menuNow.ts';

/** An open group of the horizontal menu. */
export function HorizontalGroup({ anchor, entries, now }: AnchoredProps & { entries: readonly MenuLink[]; now: MenuNow }) {
  return (
    <AnchoredMenu anchor={anchor} position="bottom-start">
      {entries.map((entry) => (
        <Entry key={entry.target} entry={entry} now={now} />
      ))}
    </AnchoredMenu>
  );
}

function Entry({ entry, now }: { entry: MenuLink; now: MenuNow }) {
  const t = useTexts('menu');
  const { titles, count } = entry;
  const figure = count && <Figure {...count} />;
  if ('href' in entry)
    return (
      <Menu.Item
        component="a"
        href={atPrefix(entry.href)}
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={16} role="img" aria-label={t('newTab')} />}
      >
        {now.titleOf(titles)}
      </Menu.Item>
    );
  return (
    <Menu.Item
      renderRoot={(props) => (
        <Link {...props} to={entry.to} search={entry.search as never} aria-current={now.isHere(entry) ? 'page' : undefined} />
      )}
      rightSection={figure}
    >
      {now.titleOf(titles)}
    </Menu.Item>
  );
}
