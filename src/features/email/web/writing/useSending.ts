import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { isNotFound } from '#kit/web/request/failures.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Address, limits, type SentDraft } from '../../entities.ts';
import { calls as mailCalls } from '../calls.ts';
import { calls } from './calls.ts';
import type { DraftAutosave } from './draft/draftAutosave.ts';
import { useOpenDraft } from './draft/useOpenDraft.ts';
import { mentionsAttachment } from './recipients/mentions.ts';
import { isAnyExternal } from './recipients/useKnownAddresses.ts';

/** Counted from the request, which is before the server's own count starts, and less the time that a request takes. */
const undoWindow = limits.undoSeconds * 1000 - 500;

/** Sends or discards the draft; both can be undone. `close` closes the window. */
export function useSending(autosave: DraftAutosave, close: () => void) {
  const t = useTexts('writing');
  const format = useFormat();
  const queryClient = useQueryClient();
  const open = useOpenDraft();
  const [isSending, setIsSending] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const unsend = async (id: number) => {
    try {
      const draft = await calls.unsend.send({ params: { id } });
      queryClient.setQueryData(calls.showDraft.key({ params: { id } }), draft);
      toast.success(t('send.undone'), 2000);
      open(id);
    } catch (error) {
      toast.failure(error);
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['email'] });
    }
  };

  /** Whether some of `addresses` get nothing because no mail server is configured. */
  const cannotLeave = (addresses: readonly Address[]) =>
    queryClient.getQueryData(mailCalls.options.query().queryKey)?.canSendOutside === false && isAnyExternal(queryClient, addresses);

  /** @param at when to send; left out for now. @returns whether it was sent */
  const send = async (at?: string): Promise<boolean> => {
    if (isSending) return false;
    setIsSending(true);
    try {
      const doubt = findDoubt(autosave.state.values, autosave.state.attachments.length);
      if (doubt) {
        const question = { title: t('doubt.title'), body: t(`doubt.${doubt}`), action: t('doubt.send'), stay: t('doubt.stay') };
        if (!(await confirm(question))) return false;
      }
      // From here on, further input would not be sent.
      setIsLeaving(true);
      const id = await autosave.ensureId();
      if (!(await autosave.flush())) {
        toast.danger(t('fault.notKept'));
        return false;
      }
      const requestedAt = Date.now();
      const { sendAt } = await calls.send.send({ params: { id }, body: { at, savedAt: autosave.state.savedAt } });
      autosave.stop();
      queryClient.removeQueries({ queryKey: calls.showDraft.key({ params: { id } }) });
      close();
      const { to, cc, bcc } = autosave.state.values;
      const sent = t(cannotLeave([...to, ...cc, ...bcc]) ? 'send.sentInside' : 'send.sent');
      if (at) toast.undo(t('send.scheduled', { when: format.dateTime(sendAt) }), () => void unsend(id));
      else if (Date.now() > requestedAt + undoWindow) toast.success(sent);
      else toast.undo(sent, () => void unsend(id), new Date(requestedAt + undoWindow));
      void queryClient.invalidateQueries({ queryKey: ['email'] });
      return true;
    } catch (error) {
      toast.failure(error);
      return false;
    } finally {
      setIsSending(false);
      setIsLeaving(false);
    }
  };

  const move = async (id: number, folder: 'trash' | 'draft') => {
    await mailCalls.update.send({ body: { emailIds: [id], dataToUpdate: { folder } } });
    void queryClient.invalidateQueries({ queryKey: ['email'] });
  };

  const restoreDraft = async (id: number) => {
    try {
      await move(id, 'draft');
      open(id);
    } catch (error) {
      toast.failure(error);
    }
  };

  /** The draft's id, if it still is a draft. */
  const findDraft = async (): Promise<number | undefined> => {
    const { id } = autosave.state;
    if (id === undefined) return undefined;
    try {
      autosave.receive(await calls.showDraft.send({ params: { id } }));
      return id;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };

  /** Moves the draft to the trash. */
  const discard = async (): Promise<void> => {
    try {
      await autosave.flush();
      // A draft that was sent elsewhere cannot be discarded.
      const id = autosave.state.saveState === 'gone' ? undefined : await findDraft();
      if (autosave.state.sendAt !== null) return;
      if (id !== undefined) await move(id, 'trash');
      autosave.stop();
      close();
      if (id !== undefined) toast.undo(t('discard.done'), () => void restoreDraft(id));
    } catch (error) {
      toast.failure(error);
    }
  };

  /** Makes the scheduled e-mail of this window a draft again. */
  const takeBack = async (): Promise<void> => {
    try {
      autosave.receive(await calls.unsend.send({ params: { id: await autosave.ensureId() } }));
      toast.info(t('waits.taken'));
    } catch (error) {
      toast.failure(error);
    }
    void queryClient.invalidateQueries({ queryKey: ['email'] });
  };

  return { send, discard, takeBack, isSending, isLeaving };
}

function findDoubt({ subject, message }: SentDraft, attachments: number): 'subject' | 'attachment' | 'both' | undefined {
  const isNameless = subject.trim() === '';
  const isForgotten = attachments === 0 && mentionsAttachment(message);
  if (isNameless && isForgotten) return 'both';
  if (isNameless) return 'subject';
  return isForgotten ? 'attachment' : undefined;
}
