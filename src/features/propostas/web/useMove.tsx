import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { toast } from '#kit/web/toast/toast.ts';
import type { Etapa, Proposta } from '../entities.ts';
import { type Columns, moved } from './board/boardOrder.ts';
import { calls } from './calls.ts';
import { useVersioned } from './conflict.tsx';
import { type Asked, isAsked, type Outcome } from './outcome.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

type Move = { proposta: Proposta; etapa: Etapa; place?: number; outcome?: Outcome };

/**
 * Moves offers between stages: shown at once on boards, taken back on failure. Some stages first ask for a reason or result.
 * @returns the function that moves, and the dialogs to render
 */
export function useMove(failed?: (proposta: Proposta) => void): { move: (move: Omit<Move, 'outcome'>) => void; dialogs: ReactNode } {
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const [asked, setAsked] = useState<{ move: Move; etapa: Asked }>();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation({
    mutationKey: ['propostas', 'move'],
    scope: { id: 'propostas' },
    meta: { handlesFailure: true },
    mutationFn: ({ proposta: { id, version }, etapa, outcome }: Move) =>
      send(version, (current) => calls.move.send({ params: { id }, body: { version: current, etapa, ...outcome } })),
    onMutate: async ({ proposta, etapa, place }) => {
      await queryClient.cancelQueries({ queryKey: calls.board.key() });
      const before = queryClient.getQueriesData<{ colunas: Columns }>({ queryKey: calls.board.key() });
      queryClient.setQueriesData<{ colunas: Columns }>(
        { queryKey: calls.board.key() },
        (data) => data && { colunas: moved(data.colunas, proposta.id, etapa, place) },
      );
      return before;
    },
    onError: (_error, { proposta }, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
      failed?.(proposta);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  const move = useCallback(
    (next: Omit<Move, 'outcome'>) => {
      if (next.etapa === next.proposta.etapa) return;
      if (!isAsked(next.etapa)) return void mutateAsync(next).catch(toast.failure);
      setAsked({ move: next, etapa: next.etapa });
      setOpen(true);
    },
    [mutateAsync],
  );
  const dialogs = (
    <>
      {dialog}
      {asked && (
        <Suspense>
          <MoveDialog
            key={`${asked.move.proposta.id} ${asked.etapa}`}
            proposta={asked.move.proposta}
            etapa={asked.etapa}
            opened={isOpen}
            close={() => setOpen(false)}
            save={(outcome) => mutateAsync({ ...asked.move, outcome })}
          />
        </Suspense>
      )}
    </>
  );
  return { move, dialogs };
}
