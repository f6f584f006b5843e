import { useLayout } from '#features/layout/web/choices.ts';
import { NotificationBell } from '#features/notifications/web/NotificationBell.tsx';
import { SearchButton } from '#features/search/web/SearchButton.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import classes from './MenuFoot.module.css';

/** Search, account and notifications at the end of the menu, if there is no bar. */
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
