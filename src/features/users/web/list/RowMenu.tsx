import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { displayName } from '#kit/web/text/displayName.ts';
import type { User } from '../../contract.ts';
import classes from './UserList.module.css';

const fetchPanel = () => import('./RowMenuPanel.tsx');
const RowMenuPanel = lazy(async () => ({ default: (await fetchPanel()).RowMenuPanel }));

/** The actions of a row. */
export function RowMenu({ user }: { user: User }) {
  const t = useTexts('users');
  return (
    <Opener opens="menu" fetch={fetchPanel} panel={(anchor) => <RowMenuPanel anchor={anchor} user={user} />}>
      <ActionIcon className={classes.rowMenu} color="gray" size={36} aria-label={t('list.actionsOf', { name: displayName(user) })}>
        <IconDotsVertical size={18} />
      </ActionIcon>
    </Opener>
  );
}
