import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { useUser } from '#features/auth/web/session.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { displayName } from '#kit/web/text/displayName.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './UserMenu.module.css';

const fetchPanel = () => import('./UserMenuPanel.tsx');
const UserMenuPanel = lazy(async () => ({ default: (await fetchPanel()).UserMenuPanel }));

/** The signed-in user, and the menu of the account. */
export function UserMenu() {
  const t = useTexts('app');
  const tAuth = useTexts('auth');
  const user = useUser();
  if (!user) return null;
  return (
    <Opener opens="menu" fetch={fetchPanel} panel={(anchor) => <UserMenuPanel anchor={anchor} email={user.email} />}>
      <UnstyledButton className={classes.user} data-tour="account">
        <VisuallyHidden>{t('bar.account')}: </VisuallyHidden>
        <Avatar name={displayName(user)} src={user.avatar} />
        <span className={classes.words}>
          <span className={`${textStyles.oneLine} ${classes.name}`} dir="auto">
            {displayName(user)}
          </span>
          <span className={`${textStyles.oneLine} ${textStyles.minor}`}>{tAuth(`role.${user.role}`)}</span>
        </span>
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
    </Opener>
  );
}
