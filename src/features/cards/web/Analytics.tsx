import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function Analytics() {
  const t = useTexts('cards');
  return <Page title={t('title')}>{null}</Page>;
}
