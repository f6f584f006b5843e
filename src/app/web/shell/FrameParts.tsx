// The parts of the frame that come after the first screen.
import { useUser } from '#features/auth/web/session.ts';
import { LazyChatNotifications } from '#features/chat/web/notifications/LazyChatNotifications.tsx';
import { CustomizerTab } from '#features/layout/web/CustomizerTab.tsx';
import { useLayout } from '#features/layout/web/choices.ts';
import { registerKinds } from '#features/notifications/web/kinds.ts';
import { NotificationBell } from '#features/notifications/web/NotificationBell.tsx';
import { CartButton } from '#features/shop/web/CartButton.tsx';
import { LazyTour } from '#features/tour/web/LazyTour.tsx';
import { ConfirmDialog } from '#kit/web/dialog/confirm.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { ScrollTop } from './ScrollTop.tsx';
import { SkinToggle } from './SkinToggle.tsx';

registerKinds(async () => (await import('../screens/notificationKinds.ts')).notificationKinds);

export { BookmarkBar } from '#features/bookmarks/web/BookmarkBar.tsx';

/** On a phone these are in the account's menu. */
export function Choices() {
  return (
    <>
      <LanguageSelect />
      <SkinToggle />
    </>
  );
}

export function Counts() {
  return (
    <>
      <CartButton />
      <NotificationBell />
    </>
  );
}

/** What is beside the screen or over it. */
export function Surroundings() {
  const user = useUser();
  const { scrollTop } = useLayout();
  return (
    <>
      {scrollTop && <ScrollTop />}
      <CustomizerTab />
      <ConfirmDialog />
      <LazyTour />
      {user && <LazyChatNotifications account={user.id} />}
    </>
  );
}
