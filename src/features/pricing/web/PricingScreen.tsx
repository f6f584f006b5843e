import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function PricingScreen() {
  const t = useTexts('pricing');
  return <Page title={t('title')}>{null}</Page>;
}
