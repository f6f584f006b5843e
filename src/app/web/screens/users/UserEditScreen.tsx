import { renewSession } from '#features/auth/web/session.ts';
import { UserEdit } from '#features/users/web/UserEdit.tsx';

/** Admins edit a user here, also themselves; then the bar shows the change immediately. */
export function UserEditScreen() {
  return <UserEdit onOwnChange={renewSession} />;
}
