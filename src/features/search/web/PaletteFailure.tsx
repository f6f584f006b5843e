import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import classes from './Palette.module.css';

/** Shows why part of the results is missing, with a retry button. */
export function PaletteFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('kit');
  return (
    <div role="alert" className={classes.failure}>
      <IconCloudOff size={20} aria-hidden />
      <span>{messageOf(error)}</span>
      <Button size="compact-sm" variant="light" onClick={retry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
