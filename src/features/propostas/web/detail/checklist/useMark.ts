import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from '#kit/web/toast/toast.ts';
import { type Entrada, isDone } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import { useVersioned } from '../../conflict.tsx';

/** Marks an entry as done or not; `dialog` is to be rendered. */
export function useMark(id: number, entry: Entrada) {
  const { id: entrada, version: seen } = entry;
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const { isPending, variables, mutate } = useMutation({
    mutationKey: ['propostas', 'mark'],
    meta: { handlesFailure: true },
    mutationFn: (feito: boolean) => send(seen, (version) => calls.updateEntry.send({ params: { id, entrada }, body: { version, feito } })),
    onError: toast.failure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  return { isDone: isPending ? variables : isDone(entry), mark: (feito: boolean) => mutate(feito), dialog: dialog as ReactNode };
}
