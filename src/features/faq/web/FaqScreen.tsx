import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function FaqScreen() {
  const t = useTexts('faq');
  return <Page title={t('title')}>{null}</Page>;
}
