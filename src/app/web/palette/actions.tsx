// The palette's actions that are not links. Another action is an entry here.
import {
  IconBriefcase,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMailPlus,
  IconMoon,
  IconPalette,
  IconRoute,
  IconSquarePlus,
  IconSun,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { customizer } from '#features/layout/web/customizer.ts';
import { useSkinToggle } from '#features/layout/web/skin.ts';
import type { PaletteEntry } from '#features/search/web/palette.ts';
import { tour } from '#features/tour/web/tour.ts';
import { languages } from '#kit/errors.ts';
import { shortcutSheet } from '#kit/web/device/shortcuts.ts';
import { changeLanguage, useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { languageNames } from '#kit/web/locale/language.ts';
import { useLeave } from '../entrance/useLeave.ts';

/** `words`: further search words. `isForSearch`: only shown as a search result. */
export type Action = PaletteEntry & { words: string; isForSearch?: boolean };

export function useActions(): Action[] {
  const t = useTexts(['palette', 'app']);
  const { isDark, toggle } = useSkinToggle();
  const language = useLanguage();
  const leave = useLeave();
  const navigate = useNavigate();
  return [
    {
      id: 'writeMail',
      title: t('writeMail'),
      words: t('writeMailWords'),
      icon: <IconMailPlus size={18} />,
      run: () => void navigate({ to: '/apps/email', search: { draft: 'new' } }),
    },
    {
      id: 'newTask',
      title: t('newTask'),
      words: t('newTaskWords'),
      icon: <IconSquarePlus size={18} />,
      run: () => void navigate({ to: '/apps/todo', search: { task: 'new' } }),
    },
    {
      id: 'newOffer',
      title: t('newOffer'),
      words: t('newOfferWords'),
      icon: <IconBriefcase size={18} />,
      run: () => void navigate({ to: '/propostas', search: { nova: true } }),
    },
    {
      id: 'skin',
      title: isDark ? t('app:skin.light') : t('app:skin.dark'),
      words: t('skinWords'),
      icon: isDark ? <IconSun size={18} /> : <IconMoon size={18} />,
      run: toggle,
    },
    {
      id: 'customize',
      title: t('customize'),
      words: t('customizeWords'),
      icon: <IconPalette size={18} />,
      run: customizer.open,
    },
    {
      id: 'keys',
      title: t('keys'),
      words: t('keysWords'),
      icon: <IconKeyboard size={18} />,
      keys: '?',
      run: shortcutSheet.open,
    },
    {
      id: 'tour',
      title: t('tour'),
      words: t('tourWords'),
      icon: <IconRoute size={18} />,
      isForSearch: true,
      run: tour.open,
    },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: other,
        title: t('language', { language: languageNames[other] }),
        words: t('languageWords'),
        icon: <IconLanguage size={18} />,
        isForSearch: true,
        run: () => changeLanguage(other),
      })),
    {
      id: 'signOut',
      title: t('app:bar.signOut'),
      words: t('signOutWords'),
      icon: <IconLogout size={18} />,
      run: leave,
    },
  ];
}
