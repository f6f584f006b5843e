import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
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
    <Group gap="xs" className={classes.notKept} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <Text span inherit flex="1 1 200px">
        {t('kept.failed', { why: messageOf(error) })}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={() => void autosave.flush()}>
        {kit('action.retry')}
      </Button>
    </Group>
  );
}

/** Whether the draft is saved. */
export function SaveStatus({ state: { saveState, savedAt } }: Pick<SaveStatusProps, 'state'>) {
  const t = useTexts('writing');
  const common = useTexts('common');
  const format = useFormat();
  if (saveState === 'saved' && savedAt)
    return (
      <Group component="p" flex={1} gap={6} justify="flex-end" wrap="nowrap" miw={0} className={textStyles.dimmed}>
        <IconCloudCheck size={16} stroke={1.75} aria-hidden />
        <span>{t('kept.saved', { time: format.time(savedAt) })}</span>
      </Group>
    );
  const words = saveState === 'saving' ? common('word.saving') : saveState === 'waiting' ? t('kept.waiting') : '';
  return (
    <Group component="p" flex={1} gap={6} justify="flex-end" wrap="nowrap" miw={0} className={textStyles.dimmed}>
      <span>{words}</span>
    </Group>
  );
}
