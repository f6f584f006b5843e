import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Language } from '#kit/errors.ts';
import { LanguageContext, onLanguageChange } from './i18n.ts';
import { currentLanguage } from './language.ts';

/** Around the application: renders it again in another language, in pieces, so that the page stays usable meanwhile. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, change] = useState(currentLanguage);
  useEffect(() => {
    const follow = (chosen: Language) => startTransition(() => change(chosen));
    // It may have changed since the first rendering.
    follow(currentLanguage());
    return onLanguageChange(follow);
  }, []);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
