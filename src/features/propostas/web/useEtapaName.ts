import { useCallback } from 'react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import type { Etapa } from '../entities.ts';
import { etapaNames } from '../etapaNames.ts';

/** The name of a stage in the user's language. */
export function useEtapaName(): (etapa: Etapa) => string {
  const language = useLanguage();
  return useCallback((etapa) => etapaNames[etapa][language], [language]);
}
