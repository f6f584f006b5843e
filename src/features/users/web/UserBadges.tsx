import { Badge } from '@mantine/core';
import {
  IconCircleCheckFilled,
  IconCircleOff,
  IconEdit,
  IconHourglass,
  IconPencil,
  IconSettings,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { User } from '../contract.ts';
import classes from './list/UserList.module.css';

/** A word, an icon and a colour per status: never colour alone. */
const looks = {
  active: { color: 'success', Icon: IconCircleCheckFilled },
  inactive: { color: 'gray', Icon: IconCircleOff },
  pending: { color: 'warning', Icon: IconHourglass },
} as const satisfies Record<User['status'], object>;

export function UserStatus({ status }: Pick<User, 'status'>) {
  const t = useTexts('users');
  const { color, Icon } = looks[status];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

const roleIcons = {
  admin: IconShieldLock,
  editor: IconEdit,
  author: IconPencil,
  maintainer: IconSettings,
  subscriber: IconUser,
} as const satisfies Record<User['role'], unknown>;

export function UserRole({ role }: Pick<User, 'role'>) {
  const t = useTexts('users');
  const Icon = roleIcons[role];
  return (
    <span className={classes.role} data-role={role}>
      <Icon size={18} aria-hidden />
      {t(`role.${role}`)}
    </span>
  );
}
