// What the bar at the top offers, from its beginning to its end.
import { BookmarkBar } from '#features/bookmarks/web/BookmarkBar.tsx';
import { NotificationBell } from '#features/notifications/web/NotificationBell.tsx';
import { SearchButton } from '#features/search/web/SearchButton.tsx';
import { CartButton } from '#features/shop/web/CartButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SkinToggle } from './SkinToggle.tsx';
import classes from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export function TopBar() {
  return (
    <>
      <BookmarkBar />
      <div className={classes.end}>
        {/* On a phone the account's menu has these. */}
        <div className={classes.roomy}>
          <LanguageSelect />
          <SkinToggle />
        </div>
        <SearchButton />
        <CartButton />
        <NotificationBell />
        <UserMenu />
      </div>
    </>
  );
}
