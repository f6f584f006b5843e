import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function ShopScreen() {
  const t = useTexts('catalogue');
  return <Page title={t('title')}>{null}</Page>;
}
