import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Question } from '#kit/web/dialog/ConfirmWindow.tsx';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { Etapa, Proposta } from '../entities.ts';
import { type Columns, moved } from './board/boardOrder.ts';
import { calls } from './calls.ts';
import { useVersioned } from './conflict.tsx';
import { type Asked, isAsked, type Outcome } from './outcome.ts';
import { useMoveQuestion } from './useMoveQuestion.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

type Handlers = {
  /** The offer stays where it is: the change was not saved. */
  failed?: (proposta: Proposta) => void;
  /** The user does not go on with what they were asked about. */
  cancelled?: (proposta: Proposta) => void;
};

type Move = { proposta: Proposta; etapa: Etapa; place?: number; outcome?: Outcome };

/**
 * Moves offers between stages: shown at once on boards, taken back on failure. Asks before what looks early; some stages also ask for a
 * reason or result.
 * @returns the function that moves, and the dialogs to render
 */
export function useMove(handlers: Handlers = {}): { move: (move: Omit<Move, 'outcome'>) => void; dialogs: ReactNode } {
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const questionOf = useMoveQuestion();
  const latest = useRef(handlers);
  latest.current = handlers;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
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
      latest.current.failed?.(proposta);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  const move = useCallback(
    async (next: Omit<Move, 'outcome'>) => {
      if (next.etapa === next.proposta.etapa) return;
      let question: Question | undefined;
      try {
        question = await questionOf(next);
      } catch (error) {
        toast.failure(error);
        return latest.current.failed?.(next.proposta);
      }
      // Who has left the screen meanwhile does not see what the question is about.
      if (question && isLeft.current) return;
      if (question && !(await confirm(question))) return latest.current.cancelled?.(next.proposta);
      if (!isAsked(next.etapa)) return void mutateAsync(next).catch(toast.failure);
      setAsked({ move: next, etapa: next.etapa });
      setOpen(true);
    },
    [mutateAsync, questionOf],
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
