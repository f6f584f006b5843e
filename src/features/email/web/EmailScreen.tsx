import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function EmailScreen() {
  return <Page title={useTexts('email')('title')}>{null}</Page>;
}
