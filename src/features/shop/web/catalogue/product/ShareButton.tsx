import { Button } from '@mantine/core';
import { IconLink, IconShare2 } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { copyText } from '#kit/web/text/copyText.ts';

/** Shares the URL of a product, or copies it if the device cannot share. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const address = new URL(atPrefix(path), location.origin).href;
  const canShare = typeof navigator.share === 'function';
  const Icon = canShare ? IconShare2 : IconLink;
  const share = async () => {
    if (!canShare) return copyText(address, common('detail.copied'));
    // Cancelling is not an error.
    await navigator.share({ title: name, url: address }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copyText(address, common('detail.copied'));
      return undefined;
    });
  };
  return (
    <Button variant="default" size="md" leftSection={<Icon size={18} aria-hidden />} onClick={share}>
      {canShare ? t('share.hand') : common('detail.copy')}
    </Button>
  );
}
