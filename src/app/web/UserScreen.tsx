import { UserView } from '#features/users/web/UserView.tsx';

/** Somebody's page. */
export function UserScreen() {
  return <UserView activity={() => null} />;
}
