import { useMutation, useQueryClient } from '@tanstack/react-query';
import { focusFirst } from '#kit/web/form/faults.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { manyTasks } from '../../many.ts';

const calls = api('tasks', manyTasks);

type Asked = Omit<Parameters<typeof calls.createMany.send>[0]['body'], 'licitacoes'>;

/** Creates tasks about notices, tells how many, and offers to undo it. */
export function useManyTasks(licitacoes: readonly number[], close: () => void) {
  const t = useTexts('tasks');
  const format = useFormat();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['tasks'] });
  const handlesFailure = { meta: { handlesFailure: true }, onSettled };
  const send = useMutation({ ...calls.createMany.mutation(), ...handlesFailure });
  const back = useMutation({ ...calls.undoMany.mutation(), ...handlesFailure });
  const counted = (count: number) => ({ count, figure: format.number(count) });
  const undo = async (taskIds: number[]) => {
    try {
      const { deleted } = await back.mutateAsync({ body: { taskIds } });
      if (deleted > 0) toast.warning(t('many.kept', counted(deleted)));
    } catch (error) {
      toast.failure(error);
    }
  };
  const create = async (asked: Asked, showFaults: (faults: Record<string, string>) => void) => {
    try {
      const { taskIds, undated } = await send.mutateAsync({ body: { ...asked, licitacoes: [...licitacoes] } });
      close();
      if (taskIds.length === 0) return toast.info(t('many.nothing'));
      const words = [t('many.done', counted(taskIds.length)), undated > 0 && t('many.undated', counted(undated))].filter(Boolean).join(' ');
      toast.undo(words, () => void undo(taskIds));
    } catch (error) {
      const faults = faultsOf(error);
      if (focusFirst(faults)) showFaults(faults);
      else toast.failure(error);
    }
  };
  return { create, isSaving: send.isPending };
}
