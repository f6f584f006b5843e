import { Menu } from '@mantine/core';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import type { PageEntry } from '../contract.ts';
import { pageIcon } from './pageIcons.ts';

/** The bookmarked pages that do not fit in the bar. */
export function MorePages({ anchor, pages }: AnchoredProps & { pages: PageEntry[] }) {
  return (
    <AnchoredMenu anchor={anchor} position="bottom-start">
      {pages.map(({ id, title, icon, link }) => {
        const Icon = pageIcon(icon);
        return (
          <Menu.Item key={id} leftSection={<Icon size={18} aria-hidden />} renderRoot={(props) => <AddressLink {...props} href={link} />}>
            {title}
          </Menu.Item>
        );
      })}
    </AnchoredMenu>
  );
}
