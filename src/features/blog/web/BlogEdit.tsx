import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function BlogEdit() {
  const t = useTexts('blog');
  return <Page title={t('title')}>{null}</Page>;
}
