import { Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from '../calls.ts';
import { TaskFields } from '../edit/TaskFields.tsx';
import { newValues, sentOf } from '../edit/taskValues.ts';
import { useTaskForm } from '../edit/useTaskForm.ts';
import type { TasksState } from '../useTasksState.ts';

type NewTaskProps = {
  /** The linked notice or bill: `licitacao:12`. */
  thing: string | undefined;
  state: TasksState;
  close: () => void;
  /** Called with the id once it is saved. */
  added: (id: number) => void;
};

/** The form of a new task, with the tag or star of the current list. */
export function NewTask({ thing, state: { view }, close, added }: NewTaskProps) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...calls.findThings.query({ query: { q: thing ?? '' } }), enabled: thing !== undefined });
  const saved = { ...newValues, tags: view.tag === '' ? [] : [view.tag], thing: data?.things[0] ?? null };
  const { fields, submit, isSaving, onKeyDownCapture } = useTaskForm({
    saved,
    send: async (typed) => {
      const isImportant = view.filter === 'important';
      const { task } = await calls.add.send({ body: { task: { ...sentOf(typed, newValues), ...(isImportant && { isImportant }) } } });
      void queryClient.invalidateQueries({ queryKey: ['tasks'] });
      added(task.id);
      toast.success(t('editor.added'));
      close();
    },
  });
  return (
    <form onSubmit={submit} onKeyDownCapture={onKeyDownCapture} noValidate>
      <TaskFields {...fields} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {kit('action.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {common('word.add')}
        </Button>
      </Group>
    </form>
  );
}
