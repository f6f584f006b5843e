import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function CheckoutScreen() {
  const t = useTexts('orders');
  return <Page title={t('title')}>{null}</Page>;
}
