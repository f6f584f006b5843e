import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

/** `nonce` is the page's, for the style elements of the dragging. */
export function TasksScreen({ nonce }: { nonce: string }) {
  return (
    <Page title={useTexts('tasks')('title')}>
      <div data-nonce={nonce} />
    </Page>
  );
}
