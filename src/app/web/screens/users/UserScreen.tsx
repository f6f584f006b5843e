import { FollowedNotices } from '#features/follow/web/FollowedNotices.tsx';
import { UserView } from '#features/users/web/UserView.tsx';
import { UserActivity } from './UserActivity.tsx';

/** A user's page, with the notices they follow and their activities in the audit log. */
export function UserScreen() {
  return <UserView activity={({ id }) => <UserActivity id={id} />} follows={({ id }) => <FollowedNotices userId={id} />} />;
}
