import { useSyncExternalStore } from 'react';
import { may, onAbilityChange } from '#kit/web/ability.ts';
import type { MenuLink, MenuSection } from './menu.ts';

/** The menu without what the reader may not use, and without what would be empty. */
export function useVisible(menu: readonly MenuSection[]): MenuSection[] {
  const isVisible = ({ need }: MenuLink) => may(need);
  const seen = () =>
    menu
      .map(({ items, ...section }) => ({
        ...section,
        items: items
          .map((item) => ('entries' in item ? { ...item, entries: item.entries.filter(isVisible) } : item))
          .filter((item) => ('entries' in item ? item.entries.length > 0 : isVisible(item))),
      }))
      .filter(({ items }) => items.length > 0);
  // What is compared must be a value; the menu is made of it anew.
  useSyncExternalStore(onAbilityChange, () =>
    JSON.stringify(menu.flatMap(({ items }) => items.flatMap((item) => ('entries' in item ? item.entries : [item]))).map(isVisible)),
  );
  return seen();
}
