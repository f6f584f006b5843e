import { useCallback } from 'react';
import type { LocalizedText } from '#kit/errors.ts';
import { useLanguage } from './i18n.ts';

/** Labels of a record's fields in the user's language: `const label = useLabels(fields); label('orgao')`. */
export function useLabels<Name extends string>(fields: Readonly<Record<Name, { label: LocalizedText }>>): (name: Name) => string {
  const language = useLanguage();
  return useCallback((name) => fields[name].label[language], [fields, language]);
}
