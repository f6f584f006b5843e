import { FollowedNotices } from '#features/follow/web/FollowedNotices.tsx';
import { UserView } from '#features/users/web/UserView.tsx';
import { UserActivity } from './UserActivity.tsx';

/** Somebody's page, with the notices they follow and what the audit log tells of them. */
export function UserScreen() {
  return <UserView activity={({ id }) => <UserActivity id={id} />} follows={({ id }) => <FollowedNotices userId={id} />} />;
}
