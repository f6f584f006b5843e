import { useLayout } from '#features/layout/web/choices.ts';
import { NotificationBell } from '#features/notifications/web/NotificationBell.tsx';
import { SearchButton } from '#features/search/web/SearchButton.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import classes from './MenuFoot.module.css';

/** Where there is no bar, what nobody can do without stands at the end of the menu. */
export function MenuFoot() {
  const { navbarType } = useLayout();
  if (navbarType !== 'hidden') return null;
  return (
    <div className={classes.foot}>
      <SearchButton />
      <div className={classes.account}>
        <UserMenu />
        <NotificationBell />
      </div>
    </div>
  );
}
