import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { User } from '../contract.ts';
import { calls, settingsCalls, twoStepCalls } from './calls.ts';
import { useConfirmations } from './useConfirmations.ts';

/** Actions on a user, for the list and the user's page. */
export function useUserActions() {
  const t = useTexts('users');
  const kit = useTexts('kit');
  const common = useTexts('common');
  const questions = useConfirmations();
  const format = useFormat();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['users'] });
  /** Shows the error and refetches everything, since another admin may have been faster. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.failure(error);
    }
    await refetch();
  };

  const restore = (user: User) =>
    attempt(async () => {
      await calls.restore.send({ params: { id: user.id } });
      toast.success(t('remove.restored', { name: displayName(user) }));
    });

  return {
    /** Asks for confirmation. `onRemoved` leaves the removed user's page before it is refetched. */
    remove: async (user: User, onRemoved: () => Promise<void> = async () => {}) => {
      const name = displayName(user);
      const question = { title: t('remove.title', { name }), body: t('remove.body'), action: t('remove.action'), danger: true };
      if (!(await confirm(question))) return;
      await attempt(async () => {
        await calls.remove.send({ query: { id: user.id } });
        await onRemoved();
        toast.undo(t('remove.done', { name }), () => void restore(user));
      });
    },
    disable: async (user: User) => {
      if (!(await questions.disable(user))) return;
      await attempt(async () => {
        await calls.edit.send({ params: { id: user.id }, body: { status: 'inactive' } });
        toast.success(t('disable.done', { name: displayName(user) }));
      });
    },
    endTwoStep: async (user: User) => {
      const name = displayName(user);
      const question = { title: t('endTwoStep.title', { name }), body: t('endTwoStep.body'), action: t('endTwoStep.action'), danger: true };
      if (!(await confirm(question))) return;
      await attempt(async () => {
        await twoStepCalls.end.send({ params: { id: user.id } });
        toast.success(t('endTwoStep.done', { name }));
      });
    },
    enable: (user: User) =>
      attempt(async () => {
        await calls.edit.send({ params: { id: user.id }, body: { status: 'active' } });
        toast.success(t('disable.enabled', { name: displayName(user) }));
      }),
    invite: (user: User) =>
      attempt(async () => {
        const { link, expires_at } = await calls.invite.send({ params: { id: user.id } });
        const { sendsMail } = await queryClient.fetchQuery(settingsCalls.read.query());
        const about = { email: user.email, until: format.dateTime(expires_at) };
        const title = t(sendsMail ? 'invite.title' : 'invite.titleNoMail');
        const body = t(sendsMail ? 'invite.body' : 'invite.bodyNoMail', about);
        if (await confirm({ title, body, action: common('detail.copy'), stay: kit('action.close') }))
          await copyText(link, t('invite.copied'));
      }),
  };
}
