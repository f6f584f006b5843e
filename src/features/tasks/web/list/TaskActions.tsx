import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCircle, IconCircleCheckFilled, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { deletedKeptDays, type Task } from '../../entities.ts';
import classes from '../edit/Editor.module.css';
import { useTaskChanges } from '../useTaskChanges.ts';

/** Actions on a task that take effect without saving the form. Actions of the owner are disabled for others, with the reason. */
export function TaskActions({ task, isOwn, remove }: { task: Task; isOwn: boolean; remove: () => void }) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const { complete, mark, restore } = useTaskChanges();
  const { isCompleted, isImportant, isDeleted } = task;
  const deletedText = t('editor.deleted', { days: deletedKeptDays });
  if (isDeleted)
    return (
      <Callout
        className={classes.notice}
        role="status"
        actions={
          <Button
            size="compact-md"
            variant="light"
            disabled={!isOwn}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => void restore(task)}
          >
            {common('word.restore')}
          </Button>
        }
      >
        {isOwn ? deletedText : `${deletedText} ${t('onlyOwner.restore')}`}
      </Callout>
    );
  return (
    <Group wrap="nowrap" gap="xs" mb="md">
      <Button
        variant={isCompleted ? 'light' : 'default'}
        aria-pressed={isCompleted}
        leftSection={isCompleted ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
        onClick={() => void complete([task], !isCompleted)}
      >
        {t(isCompleted ? 'editor.completed' : 'editor.complete')}
      </Button>
      <ActionIcon
        className={classes.star}
        size={36}
        color="gray"
        aria-pressed={isImportant}
        aria-label={t('editor.important')}
        data-hint={t('editor.important')}
        onClick={() => void mark(task, !isImportant)}
      >
        {isImportant ? <IconStarFilled size={20} /> : <IconStar size={20} />}
      </ActionIcon>
      <ActionIcon
        size={36}
        color={isOwn ? 'danger' : 'gray'}
        aria-disabled={!isOwn}
        className={classes.remove}
        aria-label={isOwn ? common('word.delete') : `${common('word.delete')}: ${t('onlyOwner.remove')}`}
        data-hint={isOwn ? common('word.delete') : t('onlyOwner.remove')}
        onClick={() => isOwn && remove()}
      >
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  );
}
