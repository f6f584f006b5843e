import { useCallback } from 'react';
import { type FonteId, fonteNames } from '#brasil/fontes.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';

/** What an origin is called; one that is not known, what it is stored as. */
export function useOrigemName(): (origem: string) => string {
  const t = useTexts('importacoes');
  const language = useLanguage();
  return useCallback(
    (origem) => (origem === 'enviadas' ? t('history.sent') : (fonteNames[origem as FonteId]?.[language] ?? origem)),
    [t, language],
  );
}
