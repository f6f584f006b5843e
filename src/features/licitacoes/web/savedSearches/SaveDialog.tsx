import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { searchCalls } from './calls.ts';
import { NameDialog } from './NameDialog.tsx';
import { type ListView, parametersOf, writtenView } from './searchState.ts';

type SaveDialogProps = { opened: boolean; close: () => void; view: ListView };

/** Saves the list's present state under a name, and opens it. */
export function SaveDialog({ opened, close, view }: SaveDialogProps) {
  const t = useTexts('savedSearches');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = useMutation({
    ...searchCalls.create.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async (saved) => {
      // The list would close a search that it does not find.
      await queryClient.invalidateQueries({ queryKey: searchCalls.list.key() });
      close();
      toast.success(t('saved', { name: saved.name }));
      await navigate({ to: '/apps/invoice/list', search: parametersOf(saved), resetScroll: false });
    },
  });
  return (
    <NameDialog
      opened={opened}
      close={close}
      title={t('saveTitle')}
      hint={t('saveHint')}
      initial={{ name: '', isShared: false }}
      isSaving={save.isPending}
      save={(named) => save.mutateAsync({ body: { ...named, ...writtenView(view) } })}
    />
  );
}
