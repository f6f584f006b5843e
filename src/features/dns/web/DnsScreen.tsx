import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

/** `label` is what readers see where the wire says DNS. */
export function DnsScreen(_: { label: string }) {
  const t = useTexts('dns');
  return <Page title={t('title')}>{null}</Page>;
}
