// Builds the menu from the features' pages.
import type { TablerIcon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { pageIcon } from '#features/bookmarks/web/pageIcons.ts';
import type { LocalizedText } from '#kit/errors.ts';
import { linkOf, needOf, type Page } from '#kit/page.ts';
import type { Need } from '#kit/web/ability.ts';
import { parseSearch } from '#kit/web/search/search.ts';
import { pages } from '../../pages.ts';
import { type Count, menuCounts } from './menuCounts.ts';
import { groups, sections } from './sections.ts';

export type MenuLink = {
  /** The page's. */
  target: string;
  titles: LocalizedText;
  icon?: TablerIcon;
  /** Users without this permission do not see the entry. */
  need: Need;
  /** What waits behind the entry, live. */
  count?: Count | undefined;
  /** Pressed after G it opens the page. */
  letter?: string | undefined;
  /** The page's own address, which a view may follow. */
  page: string;
} & ({ to: NonNullable<LinkProps['to']>; search?: Record<string, unknown> } | { href: string });

/** Entries that unfold below their common name. */
export type MenuGroup = { name: string; titles: LocalizedText; icon: TablerIcon; entries: readonly MenuLink[] };

export type MenuItem = MenuLink | MenuGroup;

export type MenuSection = { name: string; titles: LocalizedText; icon?: TablerIcon; items: readonly MenuItem[] };

export const menu: readonly MenuSection[] = Object.entries(sections).map(([name, section]) => ({
  ...section,
  name,
  items: itemsOf(name),
}));

/** The entries of an item. */
export function entriesOf(item: MenuItem): readonly MenuLink[] {
  return 'entries' in item ? item.entries : [item];
}

/** The entry of a page. */
export function entryOf(page: Page): MenuLink {
  const { target, titles, icon, menu: place } = page;
  const link = place?.link ?? linkOf(page);
  const [path = '', query = ''] = link.split('?');
  return {
    target,
    titles: place?.title ?? titles,
    ...(!place?.group && { icon: pageIcon(icon) }),
    need: needs[(place?.need ?? needOf(page)) as keyof typeof needs],
    count: menuCounts[target],
    letter: place?.letter,
    page: linkOf(page),
    ...(page.at ? { to: path as NonNullable<LinkProps['to']>, ...(query && { search: parseSearch(query) }) } : { href: link }),
  };
}

/** A group stands where its first entry does. */
function itemsOf(section: string): MenuItem[] {
  const items = new Map<string, MenuItem>();
  for (const page of pages) {
    if (page.menu?.section !== section) continue;
    const { group } = page.menu;
    const described = group && groups[group];
    if (!described) {
      items.set(page.target, entryOf(page));
      continue;
    }
    const known = items.get(group);
    items.set(group, { ...described, name: group, entries: [...(known ? entriesOf(known) : []), entryOf(page)] });
  }
  return [...items.values()];
}
