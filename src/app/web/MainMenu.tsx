import { Link } from '@tanstack/react-router';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './MainMenu.module.css';
import { type MenuEntry, menu } from './menu.ts';

/** The menu's entries that the reader may use. */
export function MainMenu() {
  const t = useTexts('app');
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={classes.entries}>
        {menu.map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ label, to, icon: Icon, need }: MenuEntry) {
  const t = useTexts('app');
  if (!useMay(need)) return null;
  return (
    <li>
      <Link to={to} className={classes.entry} activeOptions={{ includeSearch: false }} activeProps={{ 'data-active': true }}>
        <Icon size={20} aria-hidden />
        {t(label)}
      </Link>
    </li>
  );
}
