import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { ContactCard } from '../entities.ts';
import { calls, messagesKey } from './calls.ts';
import type { MessageWindow } from './conversation/messageWindow.ts';

type ContactMarks = Partial<Pick<ContactCard, 'isImportant' | 'isBlocked'>>;

/** Changes of a contact: shown optimistically, reverted on failure, with an offer to undo. */
export function useContactChanges({ id, fullName }: Pick<ContactCard, 'id' | 'fullName'>) {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  const { queryKey } = calls.showContact.query({ params: { contact: id } });
  const refetchLists = () =>
    Promise.all([calls.findContacts, calls.unseen].map((call) => queryClient.invalidateQueries({ queryKey: call.key() })));
  const marking = useMutation({
    mutationFn: (marks: ContactMarks) => calls.mark.send({ params: { contact: id }, body: marks }),
    onMutate: async (marks) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<ContactCard>(queryKey);
      queryClient.setQueryData<ContactCard>(queryKey, (card) => card && { ...card, ...marks });
      return before;
    },
    onError: (_error, _marks, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: (card) => {
      queryClient.setQueryData(queryKey, card);
      return refetchLists();
    },
  });
  const mark = async (marks: ContactMarks) => {
    const question = { title: t('contact.blockQuestion', { name: fullName }), body: t('contact.blockHint'), action: t('contact.block') };
    if (marks.isBlocked && !(await confirm({ ...question, danger: true }))) return;
    marking.mutate(marks, {
      onSuccess: () => {
        if (marks.isBlocked) toast.undo(t('contact.blocked', { name: fullName }), () => marking.mutate({ isBlocked: false }));
      },
    });
  };
  const key = messagesKey(id);
  const refetchAll = () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), refetchLists()]);
  const clearing = useMutation({
    mutationFn: () => calls.clear.send({ params: { contact: id } }),
    onSuccess: async ({ clearedUpto, before }) => {
      const held = queryClient.getQueryData<MessageWindow>(key);
      const left = held?.messages.filter((message) => message.id > clearedUpto) ?? [];
      queryClient.setQueryData<MessageWindow>(
        key,
        (now) => now && { ...now, messages: left, hasOlder: false, hasNewer: false, firstUnseen: 0 },
      );
      await refetchAll();
      toast.undo(t('contact.cleared', { name: fullName }), () => void unclear(before));
    },
  });
  const unclear = async (upTo: number) => {
    try {
      await calls.unclear.send({ params: { contact: id }, body: { upTo } });
    } catch (error) {
      return toast.failure(error);
    }
    await refetchAll();
  };
  return { mark: (marks: ContactMarks) => void mark(marks), clear: () => clearing.mutate() };
}
