import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function KnowledgeCategory() {
  const t = useTexts('knowledgeBase');
  return <Page title={t('title')}>{null}</Page>;
}
