import { Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkOff } from '@tabler/icons-react';
import { AnchoredMenu } from '../../popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '../../popup/anchor.ts';
import { stringifySearch } from '../../search/search.ts';

type StartingViewChoicesProps = AnchoredProps & {
  /** The list's current search parameters. */
  search: { page?: number | undefined };
  words: { title: string; keep: string; forget: string };
  /** @param params the filters and order as in the URL; empty: the defaults */
  keep: (params: string) => void;
};

/** Saves the current filters and order as the list's starting view, or resets it. */
export function StartingViewChoices({ anchor, search, words, keep }: StartingViewChoicesProps) {
  const { page: _, ...view } = search;
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Label>{words.title}</Menu.Label>
      <Menu.Item leftSection={<IconBookmark size={16} aria-hidden />} onClick={() => keep(stringifySearch(view))}>
        {words.keep}
      </Menu.Item>
      <Menu.Item leftSection={<IconBookmarkOff size={16} aria-hidden />} onClick={() => keep('')}>
        {words.forget}
      </Menu.Item>
    </AnchoredMenu>
  );
}
