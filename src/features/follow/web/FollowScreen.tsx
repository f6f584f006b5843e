import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function FollowScreen() {
  const t = useTexts('follow');
  return <Page title={t('title')}>{null}</Page>;
}
