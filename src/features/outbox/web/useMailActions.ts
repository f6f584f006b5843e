import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { ShownMail } from '../contract.ts';
import { calls } from './calls.ts';

/** Resends a mail, or removes it from the outbox after confirmation. */
export function useMailActions({ id, state, writtenBy }: ShownMail, close: () => void) {
  const t = useTexts('outbox');
  const common = useTexts('common');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: ['outbox'] });
    }
  };
  const retry = () => run(() => calls.retry.send({ params: { id } }), t('retry.done'));
  const remove = async () => {
    const body = writtenBy !== '' && state !== 'sent' ? t('remove.writtenBody', { name: writtenBy }) : t('remove.body');
    if (!(await confirm({ title: t('remove.title'), body, action: common('word.remove'), danger: true }))) return;
    await run(async () => {
      await calls.remove.send({ params: { id } });
      close();
    }, t('remove.done'));
  };
  return { retry, remove, isBusy };
}
