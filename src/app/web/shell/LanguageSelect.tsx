import { IconLanguage } from '@tabler/icons-react';
import { languages } from '#kit/errors.ts';
import { changeLanguage, useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { languageNames } from '#kit/web/locale/language.ts';
import { BarSelect } from './BarSelect.tsx';

const choices = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }));

export function LanguageSelect() {
  const t = useTexts('app');
  const language = useLanguage();
  return (
    <BarSelect
      icon={<IconLanguage size={20} aria-hidden />}
      label={t('bar.language')}
      short={language.toUpperCase()}
      value={language}
      choices={choices}
      choose={changeLanguage}
    />
  );
}
