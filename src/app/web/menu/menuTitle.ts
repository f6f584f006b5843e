import type { LocalizedText } from '#kit/errors.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { pageOf } from '../../pages.ts';
import { useDnsLabel } from '../screens/dnsLabel.ts';

/** A title of the menu in the user's language; in one of them the installation's word for DNS is filled in. */
export function useMenuTitle(): (titles: LocalizedText) => string {
  const language = useLanguage();
  const dns = useDnsLabel();
  return (titles) => titles[language].replace('{{dns}}', dns);
}

/** The title of a page, by its target. */
export function usePageTitle(): (target: string) => string {
  const language = useLanguage();
  return (target) => pageOf(target).titles[language];
}
