// Every screen, and whether the user's account opens it: by the same needs as the menu and the routes.

import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { pageOf } from '../../../pages.ts';
import { entriesOf, entryOf, type MenuLink, menu } from '../../menu/menu.ts';
import { useMenuTitle } from '../../menu/menuTitle.ts';
import classes from './AccessControl.module.css';

/** Screens that the user menu leads to. */
const ownScreens = ['perfil', 'configuracoes'].map((target) => entryOf(pageOf(target)));

export function ScreenList() {
  const t = useTexts('app');
  const titleOf = useMenuTitle();
  const sections = [
    ...menu.map(({ titles, items }) => ({ title: titleOf(titles), entries: items.flatMap(entriesOf) })),
    { title: t('bar.account'), entries: ownScreens },
  ];
  return (
    <div className={classes.screens}>
      {sections.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <Screen key={entry.target} entry={entry} label={titleOf(entry.titles)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Screen({ entry, label }: { entry: MenuLink; label: string }) {
  const t = useTexts('accessControl');
  const mayOpen = useMay(entry.need);
  const Icon = mayOpen ? IconCheck : IconMinus;
  const link: Pick<LinkProps, 'to' | 'search'> | undefined = 'to' in entry ? { to: entry.to, search: entry.search as never } : undefined;
  return (
    <li data-allowed={mayOpen || undefined}>
      <Icon size={18} role="img" aria-label={t(mayOpen ? 'mayOpen' : 'mayNotOpen')} />
      {!mayOpen && label}
      {mayOpen && (link ? <Link {...link}>{label}</Link> : 'href' in entry && <a href={atPrefix(entry.href)}>{label}</a>)}
    </li>
  );
}
