import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '#kit/contract.ts';
import type { emailWriting } from '../../../contract.ts';
import { calls } from '../calls.ts';

export type ResponseKind = Input<typeof emailWriting.respond>['body']['as'];

/** Begins answers to mails, and passes mails on: the draft with recipients and quotation is made, then `open` shows it in the window. */
export function useResponding(open: (draft: number) => void): {
  respond: (mail: number, as: ResponseKind) => void;
  hasFailed: boolean;
} {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    ...calls.respond.mutation(),
    onSuccess: (draft) => {
      queryClient.setQueryData(calls.showDraft.key({ params: { id: draft.id } }), draft);
      open(draft.id);
    },
  });
  return {
    // Pressed twice, it is one answer.
    respond: (mail, as) => !isPending && mutate({ params: { id: mail }, body: { as } }),
    hasFailed: isError,
  };
}
