import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { ChangeKind } from '../contract.ts';
import { calls } from './calls.ts';
import { sharedCalls } from './sharedCalls.ts';

type Changed = { daysBefore?: number | null; isShared?: boolean; mutedBell?: ChangeKind[]; mutedMail?: ChangeKind[] };

/** Saves settings; they show immediately, and revert on failure. */
export function useSaveSettings() {
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const { queryKey } = calls.readSettings.query();
  return useMutation({
    mutationFn: (changed: Changed) => calls.keepSettings.send({ body: changed }),
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, ...changed });
      return before;
    },
    onError: (_error, _input, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: async () => {
      toast.success(kit('form.saved'));
      // The user's page shows who sees the list.
      await queryClient.invalidateQueries({ queryKey: sharedCalls.shared.key() });
    },
  });
}
