import { UserView } from '#features/users/web/UserView.tsx';
import { UserActivity } from './UserActivity.tsx';

/** Somebody's page, with what the audit log tells of them. */
export function UserScreen() {
  return <UserView activity={({ id }) => <UserActivity id={id} />} />;
}
