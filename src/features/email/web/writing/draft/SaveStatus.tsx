import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import classes from '../Writing.module.css';
import type { DraftAutosave, DraftState } from './draftAutosave.ts';

type SaveStatusProps = { autosave: DraftAutosave; state: DraftState };

/** Why saving failed. Only this is worth interrupting screen reader users. */
export function SaveFailure({ autosave, state: { saveState, error } }: SaveStatusProps) {
  const t = useTexts('writing');
  const kit = useTexts('kit');
  if (saveState !== 'failed') return null;
  return (
    <div className={classes.notKept} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span className={classes.notKeptWords}>{t('kept.failed', { why: messageOf(error) })}</span>
      <Button className={classes.again} variant="subtle" size="compact-sm" onClick={() => void autosave.flush()}>
        {kit('action.retry')}
      </Button>
    </div>
  );
}

/** Whether the draft is saved. */
export function SaveStatus({ state: { saveState, savedAt } }: Pick<SaveStatusProps, 'state'>) {
  const t = useTexts('writing');
  const common = useTexts('common');
  const format = useFormat();
  if (saveState === 'saved' && savedAt)
    return (
      <p className={classes.kept}>
        <IconCloudCheck size={16} stroke={1.75} aria-hidden />
        <span className={classes.keptWords}>{t('kept.saved', { time: format.time(savedAt) })}</span>
      </p>
    );
  const words = saveState === 'saving' ? common('word.saving') : saveState === 'waiting' ? t('kept.waiting') : '';
  return (
    <p className={classes.kept}>
      <span className={classes.keptWords}>{words}</span>
    </p>
  );
}
