import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconChecklist,
  IconHelpCircle,
  IconInbox,
  IconLogout,
  IconMessages,
  IconMoon,
  IconPalette,
  IconRoute,
  IconSettings,
  IconSun,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { customizer } from '#features/layout/web/customizer.ts';
import { useSkinToggle } from '#features/layout/web/skin.ts';
import { tour } from '#features/tour/web/tour.ts';
import { type Language, languages } from '#kit/errors.ts';
import { changeLanguage, useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { languageNames } from '#kit/web/locale/language.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { useLeave } from '../entrance/useLeave.ts';
import { usePageTitle } from '../menu/menuTitle.ts';

/** The user's account: its pages, the appearance, signing out. */
export function UserMenuPanel({ anchor, email }: AnchoredProps & { email: string }) {
  const t = useTexts(['app', 'palette']);
  const titleOf = usePageTitle();
  const leave = useLeave();
  const chosen = useLanguage();
  const { isDark, toggle } = useSkinToggle();
  // Wider bars show these themselves.
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Label>{email}</Menu.Label>
      <Menu.Item leftSection={<IconUser size={18} aria-hidden />} renderRoot={(props) => <Link to="/pages/profile" {...props} />}>
        {t('bar.profile')}
      </Menu.Item>
      <Menu.Item leftSection={<IconInbox size={18} aria-hidden />} renderRoot={(props) => <Link to="/apps/email" {...props} />}>
        {t('bar.inbox')}
      </Menu.Item>
      <Menu.Item leftSection={<IconChecklist size={18} aria-hidden />} renderRoot={(props) => <Link to="/apps/todo" {...props} />}>
        {titleOf('tarefas')}
      </Menu.Item>
      <Menu.Item leftSection={<IconMessages size={18} aria-hidden />} renderRoot={(props) => <Link to="/apps/chat" {...props} />}>
        {titleOf('chat')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconSettings size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/pages/account-settings" {...props} />}
      >
        {t('bar.settings')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTag size={18} aria-hidden />} renderRoot={(props) => <Link to="/pages/pricing" {...props} />}>
        {titleOf('pricing')}
      </Menu.Item>
      <Menu.Item leftSection={<IconHelpCircle size={18} aria-hidden />} renderRoot={(props) => <Link to="/pages/faq" {...props} />}>
        {titleOf('faq')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPalette size={18} aria-hidden />} onClick={customizer.open}>
        {t('bar.appearance')}
      </Menu.Item>
      <Menu.Item leftSection={<IconRoute size={18} aria-hidden />} onClick={tour.open}>
        {t('palette:tour')}
      </Menu.Item>
      {isPhone && (
        <>
          <Menu.Item leftSection={isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />} onClick={toggle}>
            {isDark ? t('skin.light') : t('skin.dark')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('bar.language')}</Menu.Label>
          <Menu.RadioGroup value={chosen} onChange={(language) => changeLanguage(language as Language)}>
            {languages.map((language) => (
              <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
                {languageNames[language]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={leave}>
        {t('bar.signOut')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
