import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck } from '@tabler/icons-react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { messageOf } from '#kit/web/toast.ts';
import type { DraftKeeper, DraftState } from './draftKeeper.ts';
import classes from './Writing.module.css';

/** Whether what was written is kept. Only that it could not be is worth interrupting whoever hears the page. */
export function KeptWords({ keeper, state: { keeping, savedAt, error } }: { keeper: DraftKeeper; state: DraftState }) {
  const t = useTexts('writing');
  const format = useFormat();
  if (keeping === 'failed')
    return (
      <div className={classes.kept} data-failed role="alert">
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <span className={classes.keptWords}>{t('kept.failed', { why: messageOf(error) })}</span>
        <Button variant="subtle" size="compact-xs" onClick={() => void keeper.flush()}>
          {t('kept.again')}
        </Button>
      </div>
    );
  if (keeping === 'saved' && savedAt)
    return (
      <p className={classes.kept}>
        <IconCloudCheck size={16} stroke={1.75} aria-hidden />
        <span className={classes.keptWords}>{t('kept.saved', { time: format.time(savedAt) })}</span>
      </p>
    );
  const words = keeping === 'saving' ? t('kept.saving') : keeping === 'waiting' ? t('kept.waiting') : '';
  return (
    <p className={classes.kept}>
      <span className={classes.keptWords}>{words}</span>
    </p>
  );
}
