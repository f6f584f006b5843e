import { type TextKey, useTexts } from '#kit/web/locale/i18n.ts';
import { useDnsLabel } from '../screens/dnsLabel.ts';

/** What the menu calls its entries; one of them each installation may call otherwise. */
export function useMenuLabel(): (label: TextKey<'app'>) => string {
  const t = useTexts('app');
  const dns = useDnsLabel();
  return (label) => t(label, { dns });
}
