import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { DnsUpload } from '../../contract.ts';
import { calls } from '../calls.ts';

type Upload = Pick<DnsUpload, 'id' | 'arquivo' | 'estado'>;

/** Actions on an upload. All can be undone except discarding, which needs confirmation. */
export function useUploadActions({ id, arquivo, estado }: Upload) {
  const t = useTexts('upload');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = { id };

  /** @returns whether it succeeded */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.failure(error);
      return false;
    } finally {
      setBusy(false);
      // Also after a failure: another user may have changed the upload or the list.
      await queryClient.invalidateQueries({ queryKey: ['dns'] });
    }
  };
  const entered = ({ total, faulty }: DnsUpload) => ({ count: total - faulty, figure: format.number(total - faulty), arquivo });

  const redo = () => run(async () => toast.success(t('done.redone', entered(await calls.redo.send({ params })))));
  const undo = () =>
    run(async () => {
      const upload = await calls.undo.send({ params });
      toast.undo(t('done.undone', entered(upload)), () => void redo());
    });
  const commit = (withoutFaulty: boolean) =>
    run(async () => {
      const upload = await calls.commit.send({ params, body: { withoutFaulty } });
      toast.undo(t('done.committed', entered(upload)), () => void undo());
    });
  /** @param gone called as soon as it is discarded */
  const discard = async (gone?: () => void) => {
    const body = t(estado === 'desfeita' ? 'discard.undone' : 'discard.body', { arquivo });
    if (!(await confirm({ title: t('discard.title'), body, action: t('discard.action'), danger: true }))) return;
    await run(async () => {
      await calls.discard.send({ params });
      gone?.();
      queryClient.removeQueries({ queryKey: calls.showUpload.key({ params }) });
      toast.success(t('done.discarded', { arquivo }));
    });
  };
  return { commit, undo, redo, discard, isBusy };
}
