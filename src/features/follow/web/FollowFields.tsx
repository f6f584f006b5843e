import { Button, Group, Input, NativeSelect, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { type FollowKind, type FollowMark, longestNote, type Priority, priorities, type Stage, stages } from '../contract.ts';
import classes from './FollowFields.module.css';
import { TagsField } from './tags/TagsField.tsx';
import { useAutosavedText } from './useAutosavedText.ts';
import { useFollowing } from './useFollowing.ts';
import { type Saving, useSaving } from './useSaving.ts';
import { useUnsavedNote } from './useUnsavedNote.ts';

/** Remaining characters from which their number is shown. */
const fewLeft = 200;

/** Stage, priority, tags and note of a followed item, saved automatically. */
export function FollowFields({ kind, mark }: { kind: FollowKind; mark: FollowMark }) {
  const t = useTexts('board');
  const common = useTexts('common');
  const names = useTexts('follow');
  const format = useFormat();
  const { change } = useFollowing();
  const { state, save, again } = useSaving();
  const keep = (own: Parameters<typeof change>[1]) => save(() => change({ kind, item: mark.item }, own));
  const note = useAutosavedText(mark.note, (text) => keep({ note: text }), useUnsavedNote({ kind, item: mark.item }));
  const priorityLabel = useId();
  const left = longestNote - note.typed.length;
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('field.stage')}
        value={mark.stage}
        data={stages.map((stage) => ({ value: stage, label: names(`stage.${stage}`) }))}
        onChange={(event) => void keep({ stage: event.currentTarget.value as Stage })}
      />
      <div>
        <Input.Label id={priorityLabel} labelElement="div">
          {common('word.priority')}
        </Input.Label>
        <Segments
          fullWidth
          aria-labelledby={priorityLabel}
          value={mark.priority}
          data={priorities.map((priority) => ({ value: priority, label: t(`priority.${priority}`) }))}
          onChange={(priority) => void keep({ priority: priority as Priority })}
        />
      </div>
      <TagsField isInPopover label={names('tags')} value={mark.tags} change={(tags) => void keep({ tags })} />
      <Textarea
        label={t('field.note')}
        description={left <= fewLeft ? t('note.left', { count: left, figure: format.number(left) }) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('note.hint')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={longestNote}
        value={note.typed}
        onChange={(event) => note.change(event.currentTarget.value)}
        onBlur={note.flush}
      />
      <SavingState state={state} again={note.isUnsaved ? note.saveNow : again} />
    </Stack>
  );
}

function SavingState({ state, again }: { state: Saving; again: () => void }) {
  const t = useTexts('board');
  const kit = useTexts('kit');
  return (
    <Group gap="4px 8px" mih={28} className={`${textStyles.dimmed} ${classes.saving}`} role="status" data-state={state}>
      {state === undefined ? (
        t('saving.byItself')
      ) : (
        <>
          {state === 'saved' && <IconCheck size={16} aria-hidden />}
          {state === 'failed' && <IconAlertTriangle size={16} aria-hidden />}
          {t(`saving.${state}`)}
        </>
      )}
      {state === 'failed' && (
        <Button size="compact-sm" variant="light" onClick={again}>
          {kit('action.retry')}
        </Button>
      )}
    </Group>
  );
}
