import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '#kit/contract.ts';
import type { emailWriting } from '../../../contract.ts';
import { calls } from '../calls.ts';

export type ResponseKind = Input<typeof emailWriting.respond>['body']['as'];

/** Starts replies and forwards e-mails: creates the draft with recipients and quotation, then calls `open` with it. */
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
    // A double click creates one draft.
    respond: (mail, as) => !isPending && mutate({ params: { id: mail }, body: { as } }),
    hasFailed: isError,
  };
}
