import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout, IconMoon, IconPalette, IconSun } from '@tabler/icons-react';
import { useUser } from '#features/auth/web/session.ts';
import { customizer } from '#features/layout/web/customizer.ts';
import { useSkinToggle } from '#features/layout/web/skin.ts';
import { languages } from '#kit/errors.ts';
import { changeLanguage, useLanguage, useTexts } from '#kit/web/i18n.ts';
import { languageNames } from '#kit/web/language.ts';
import classes from './UserMenu.module.css';
import { useLeave } from './useLeave.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useTexts('app');
  const tAuth = useTexts('auth');
  const user = useUser();
  const leave = useLeave();
  const chosen = useLanguage();
  const { isDark, toggle } = useSkinToggle();
  if (!user) return null;
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
        <Menu.Item leftSection={<IconPalette size={18} aria-hidden />} onClick={customizer.open}>
          {t('bar.appearance')}
        </Menu.Item>
        <div className={classes.phone}>
          <Menu.Item leftSection={isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />} onClick={toggle}>
            {isDark ? t('skin.light') : t('skin.dark')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('bar.language')}</Menu.Label>
          {languages.map((language) => (
            <Menu.Item
              key={language}
              role="menuitemradio"
              aria-checked={language === chosen}
              lang={language}
              rightSection={language === chosen && <IconCheck size={16} aria-hidden />}
              onClick={() => changeLanguage(language)}
            >
              {languageNames[language]}
            </Menu.Item>
          ))}
        </div>
        <Menu.Divider />
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
