// The screens of users, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { listQuery } from '../listQuery.ts';

export const usersScreens = {
  userList: screen<typeof listQuery>(['users'], () => import('./list/UserList.tsx').then(({ UserList }) => UserList)),
};
