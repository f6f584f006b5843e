import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function BlogPost() {
  const t = useTexts('blog');
  return <Page title={t('title')}>{null}</Page>;
}
