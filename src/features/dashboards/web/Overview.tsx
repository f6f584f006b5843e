import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function Overview() {
  const t = useTexts('dashboards');
  return <Page title={t('title')}>{null}</Page>;
}
