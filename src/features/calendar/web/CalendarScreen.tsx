import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

/** `dnsLabel` is what readers see where the wire says DNS. */
export function CalendarScreen(_: { dnsLabel: string }) {
  const t = useTexts('calendar');
  return <Page title={t('title')}>{null}</Page>;
}
