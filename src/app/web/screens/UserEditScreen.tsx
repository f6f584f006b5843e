import { renewSession } from '#features/auth/web/session.ts';
import { UserEdit } from '#features/users/web/UserEdit.tsx';

/** Where admins change what is kept of somebody; of themselves too, which the bar shows at once. */
export function UserEditScreen() {
  return <UserEdit onOwnChange={renewSession} />;
}
