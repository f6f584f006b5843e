// The top bar, from start to end.
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
        {/* On a phone these are in the account's menu. */}
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
