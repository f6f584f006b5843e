import { Link } from '@tanstack/react-router';
import { useMay } from '#features/auth/web/ability.ts';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './MainMenu.module.css';
import { menu } from './menu.ts';

/** The menu's entries that the reader may use. */
export function MainMenu() {
  const t = useTexts('app');
  const may = useMay();
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={classes.entries}>
        {menu
          .filter(({ need }) => may(need))
          .map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={classes.entry} activeOptions={{ includeSearch: false }} activeProps={{ 'data-active': true }}>
                <Icon size={20} aria-hidden />
                {t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
