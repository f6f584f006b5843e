// Every screen, and whether the reader's account opens it: by the same needs that the menu and the routes go by.
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { type Need, useMay } from '#kit/web/ability.ts';
import { type TextKey, useTexts } from '#kit/web/locale/i18n.ts';
import { type MenuLink, menu } from '../menu/menu.ts';
import { useMenuLabel } from '../menu/menuLabel.ts';
import classes from '../screens/AccessControl.module.css';

/** Screens that the user menu leads to. */
const ownScreens: readonly MenuLink[] = [
  { label: 'bar.profile', to: '/pages/profile', need: needs.standard },
  { label: 'bar.settings', to: '/pages/account-settings', need: needs.standard },
];
const sections: readonly { label: TextKey<'app'>; entries: readonly MenuLink[] }[] = [
  ...menu.map(({ label, items }) => ({ label, entries: items.flatMap((item) => ('entries' in item ? item.entries : [item])) })),
  { label: 'bar.account', entries: ownScreens },
];

export function ScreenList() {
  const labelOf = useMenuLabel();
  return (
    <div className={classes.screens}>
      {sections.map(({ label, entries }) => (
        <section key={label}>
          <h3>{labelOf(label)}</h3>
          <ul>
            {entries.map((entry) => (
              <Screen key={entry.label} entry={entry} label={labelOf(entry.label)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Screen({ entry, label }: { entry: MenuLink; label: string }) {
  const t = useTexts('app');
  const mayOpen = useMay(entry.need as Need);
  const Icon = mayOpen ? IconCheck : IconMinus;
  const link: Pick<LinkProps, 'to' | 'search'> | undefined = 'to' in entry ? { to: entry.to, search: entry.search as never } : undefined;
  return (
    <li data-allowed={mayOpen || undefined}>
      <Icon size={18} role="img" aria-label={t(mayOpen ? 'accessControl.mayOpen' : 'accessControl.mayNotOpen')} />
      {!mayOpen && label}
      {mayOpen && (link ? <Link {...link}>{label}</Link> : 'href' in entry && <a href={entry.href}>{label}</a>)}
    </li>
  );
}
