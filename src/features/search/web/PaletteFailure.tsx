import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { messageOf } from '#kit/web/toast/toast.ts';

/** Shows why part of the results is missing, with a retry button. */
export function PaletteFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('kit');
  return (
    <Callout
      role="alert"
      icon={<IconCloudOff />}
      actions={
        <Button size="compact-sm" variant="light" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </Callout>
  );
}
