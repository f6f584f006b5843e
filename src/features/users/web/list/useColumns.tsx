import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { displayName } from '#kit/web/text/displayName.ts';
import type { User } from '../../contract.ts';
import { UserRole, UserStatus } from '../UserBadges.tsx';
import { RowMenu } from './RowMenu.tsx';
import classes from './UserList.module.css';

export function useColumns(): readonly Column<User>[] {
  const t = useTexts('users');
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('field.user'),
        sort: 'asc',
        width: 216,
        grow: 3,
        fixed: true,
        card: 'heading',
        cell: (user) => (
          <span className={classes.person}>
            <Avatar name={displayName(user)} src={user.avatar} size={36} />
            <span>
              <Link className={`${cells.link} ${cells.oneLine}`} dir="auto" to="/apps/user/view/$id" params={{ id: String(user.id) }}>
                {displayName(user)}
              </Link>{' '}
              <bdi className={cells.second} dir="ltr">
                @{user.username}
              </bdi>
            </span>
          </span>
        ),
      },
      {
        id: 'email',
        header: t('field.email'),
        sort: 'asc',
        width: 200,
        grow: 3,
        card: 'body',
        cell: ({ email }) => (
          <a className={cells.oneLine} dir="ltr" href={`mailto:${email}`} title={email}>
            {email}
          </a>
        ),
      },
      { id: 'role', header: t('field.role'), sort: 'asc', width: 156, cell: ({ role }) => <UserRole role={role} /> },
      { id: 'currentPlan', header: t('field.currentPlan'), sort: 'asc', width: 120, cell: ({ currentPlan }) => t(`plan.${currentPlan}`) },
      {
        id: 'status',
        header: t('field.status'),
        sort: 'asc',
        width: 132,
        card: 'top',
        cell: ({ status }) => <UserStatus status={status} />,
      },
      { id: 'company', header: t('field.company'), sort: 'asc', width: 180, grow: 2, hidden: true, cell: ({ company }) => company },
      { id: 'country', header: t('field.country'), sort: 'asc', width: 120, hidden: true, cell: ({ country }) => country },
      { id: 'contact', header: t('field.contact'), width: 160, hidden: true, cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi> },
      { id: 'id', header: t('field.id'), sort: 'desc', width: 96, hidden: true, card: 'none', cell: ({ id }) => id },
      { id: 'actions', header: t('list.actions'), width: 80, fixed: true, card: 'corner', cell: (user) => <RowMenu user={user} /> },
    ],
    [t],
  );
}
