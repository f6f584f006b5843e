import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { signOut, useUser } from '#features/auth/web/session.ts';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './UserMenu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useTexts('app');
  const tAuth = useTexts('auth');
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  const leave = async () => {
    const leaving = signOut();
    // By their own will, so nothing to come back to.
    await navigate({ to: '/login', replace: true });
    await leaving;
  };
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.user}>
          <VisuallyHidden>{t('bar.account')}: </VisuallyHidden>
          <span className={classes.avatar} aria-hidden>
            {initialsOf(user.fullName)}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{user.fullName}</span>
            <span className={classes.role}>{tAuth(`role.${user.role}`)}</span>
          </span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={leave}>
          {t('bar.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}
