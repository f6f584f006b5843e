import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsOwn } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { Task } from '../../entities.ts';
import { calls } from '../calls.ts';
import { TaskActions } from '../list/TaskActions.tsx';
import { useTaskChanges } from '../useTaskChanges.ts';
import classes from './Editor.module.css';
import { TaskFields } from './TaskFields.tsx';
import { sentOf, valuesOf } from './taskValues.ts';
import { useTaskForm } from './useTaskForm.ts';

type TaskFormProps = {
  task: Task;
  close: () => void;
  /** Shown if the user no longer sees the task, unless there is unsaved input, which can then be copied but not saved. */
  otherwise?: ReactNode;
};

/** The form of an existing task. */
export function TaskForm({ task, close, otherwise }: TaskFormProps) {
  const t = useTexts('tasks');
  const kit = useTexts('kit');
  const format = useFormat();
  const queryClient = useQueryClient();
  const isOwn = useIsOwn(task.owner.id ?? 0);
  const [isGoing, setIsGoing] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const wasDeleted = useRef(task.isDeleted);
  useEffect(() => {
    // The restore button is gone.
    if (wasDeleted.current !== task.isDeleted && document.activeElement === document.body) frame.current?.querySelector('input')?.focus();
    wasDeleted.current = task.isDeleted;
  }, [task.isDeleted]);
  const { remove } = useTaskChanges();
  const removeIt = async () => {
    if (isGoing || isSaving) return;
    setIsGoing(true);
    if (await remove([task])) close();
    else setIsGoing(false);
  };
  const { form, fields, submit, isSaving, isUnsaved, onKeyDownCapture, reset } = useTaskForm({
    isGoing,
    saved: valuesOf(task),
    send: async (typed, base) => {
      const sent = sentOf(typed, base);
      const answer = await calls.update.send({ body: { task: { id: task.id, ...sent } } });
      // After handing it back, the user no longer sees the task.
      const isGone = !isOwn && sent.assigneeId === null;
      if (!isGone) queryClient.setQueryData(calls.show.key({ params: { id: task.id } }), answer.task);
      void queryClient.invalidateQueries({ queryKey: ['tasks'] });
      toast.success(isGone ? t('editor.givenBack', { name: task.owner.fullName }) : t('editor.saved'));
      close();
    },
  });
  const isGone = otherwise !== undefined;
  if (isGone && !isUnsaved) return otherwise;
  return (
    <form ref={frame} onSubmit={submit} onKeyDownCapture={onKeyDownCapture} noValidate>
      {isGone ? (
        <Callout kind="warning" role="alert" className={classes.notice}>
          {t('editor.gone')}
        </Callout>
      ) : (
        <TaskActions task={task} isOwn={isOwn} remove={() => void removeIt()} />
      )}
      <TaskFields {...fields} isGiven={!isOwn} isDisabled={task.isDeleted} />
      <Stack gap={4} mt="md" className={textStyles.minor}>
        <p>{t('editor.created', { name: task.owner.fullName, moment: format.dateTime(task.created_at) })}</p>
        {task.completed_at && <p>{t('editor.completedAt', { moment: format.dateTime(task.completed_at) })}</p>}
      </Stack>
      {!task.isDeleted && (
        <Group justify="flex-end" mt="lg">
          <Button variant="default" disabled={!form.isDirty() || isSaving} onClick={reset}>
            {kit('form.reset')}
          </Button>
          <Button type="submit" loading={isSaving} disabled={isGone}>
            {t('editor.save')}
          </Button>
        </Group>
      )}
    </form>
  );
}
