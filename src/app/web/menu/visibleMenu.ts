import { may, onAbilityChange } from '#kit/web/ability.ts';
import { useStoreValue } from '#kit/web/device/useStoreValue.ts';
import { entriesOf, type MenuLink, type MenuSection } from './menu.ts';

/** The menu without what the user may not open, and without empty groups and sections. */
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
  // What is compared must be a value.
  useStoreValue(onAbilityChange, () => JSON.stringify(menu.flatMap(({ items }) => items.flatMap(entriesOf)).map(isVisible)));
  return seen();
}
