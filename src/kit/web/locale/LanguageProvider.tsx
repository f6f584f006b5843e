import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { LanguageContext, onLanguageChange } from './i18n.ts';
import { currentLanguage } from './language.ts';

/** Around the application: renders it again in another language, in pieces, so that the page stays usable meanwhile. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, change] = useState(currentLanguage);
  useEffect(() => onLanguageChange((chosen) => startTransition(() => change(chosen))), []);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
