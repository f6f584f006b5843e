import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

export function ChatScreen() {
  return <Page title={useTexts('chat')('title')}>{null}</Page>;
}
