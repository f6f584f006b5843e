import { IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './MainMenu.module.css';
import { entriesOf, type MenuLink, menu } from './menu.ts';
import type { Count } from './menuCounts.ts';
import { useMenuTitle } from './menuTitle.ts';
import { useSearchEntries } from './searchEntries.ts';

/** One entry of the menu: a link, and a count beside it. */
export function MenuEntry(entry: MenuLink) {
  const t = useTexts('app');
  const titleOf = useMenuTitle();
  const { titles, icon: Icon, count } = entry;
  const isHere = useIsHere(entry);
  const content = (
    <>
      {Icon && <Icon size={20} aria-hidden />}
      <span className={`${textStyles.oneLine} ${classes.label}`}>{titleOf(titles)}</span>
      {count && <Figure {...count} />}
    </>
  );
  if ('href' in entry)
    return (
      <li>
        <a href={atPrefix(entry.href)} target="_blank" rel="noreferrer" className={classes.entry}>
          {content}
          <IconExternalLink className={classes.away} size={16} role="img" aria-label={t('menu.newTab')} />
        </a>
      </li>
    );
  return (
    <li>
      <Link
        to={entry.to}
        search={entry.search as never}
        className={classes.entry}
        // Otherwise the router also takes a link as active if its search is a part of the address's.
        activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        aria-current={isHere ? 'page' : undefined}
      >
        {content}
      </Link>
    </li>
  );
}

/** Whether the entry leads to the current screen: its address or one below it, with the entry's search if it has one. */
export function leadsTo(entry: MenuLink, { pathname, search }: { pathname: string; search: object }): boolean {
  if ('href' in entry) return false;
  if (!entry.search) return `${pathname}/`.startsWith(entry.to === '/' ? '//' : `${entry.to}/`);
  const present = search as Record<string, unknown>;
  // An open saved search is itself, whatever its filters are by now.
  if ('busca' in present || 'busca' in entry.search) return pathname === entry.to && String(present.busca) === String(entry.search.busca);
  return pathname === entry.to && Object.entries(entry.search).every(([name, value]) => String(present[name]) === String(value));
}

/** Whether the entry is the current one: of several that lead to the screen, the one with a search. */
export function useIsHere(entry: MenuLink): boolean {
  const location = useLocation();
  const others = [...menu.flatMap(({ items }) => items.flatMap(entriesOf)), ...useSearchEntries()];
  const isOutdone = !('search' in entry) && others.some((other) => 'search' in other && leadsTo(other, location));
  return leadsTo(entry, location) && !isOutdone;
}

/** The count beside an entry; nothing for zero. */
export function Figure({ useFigure, label }: Count) {
  const t = useTexts('app');
  const format = useFormat();
  const figure = useFigure();
  if (!figure) return null;
  const words = t(label, { count: figure, figure: format.number(figure) });
  return (
    <span className={classes.figure} role="img" aria-label={words} title={words}>
      {format.short(figure)}
    </span>
  );
}
