import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './MainMenu.module.css';
import type { MenuLink } from './menu.ts';
import type { Count } from './menuCounts.ts';
import type { MenuNow } from './menuNow.ts';

/** One entry of the menu: a link, and a count beside it. */
export function MenuEntry({ entry, now }: { entry: MenuLink; now: MenuNow }) {
  const t = useTexts('menu');
  const { titles, icon: Icon, count } = entry;
  const content = (
    <>
      {Icon && <Icon size={20} aria-hidden />}
      <span className={`${textStyles.oneLine} ${classes.label}`}>{now.titleOf(titles)}</span>
      {count && <Figure {...count} />}
    </>
  );
  if ('href' in entry)
    return (
      <li>
        <a href={atPrefix(entry.href)} target="_blank" rel="noreferrer" className={classes.entry}>
          {content}
          <IconExternalLink className={classes.away} size={16} role="img" aria-label={t('newTab')} />
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
        aria-current={now.isHere(entry) ? 'page' : undefined}
      >
        {content}
      </Link>
    </li>
  );
}

/** The count beside an entry; nothing for zero. */
export function Figure({ useFigure, label }: Count) {
  const t = useTexts('menu');
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
