import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { isUnanswered } from '#kit/web/request/failures.ts';
import { randomKey } from '#kit/web/request/randomKey.ts';
import { messageOf, toast } from '#kit/web/toast/toast.ts';
import type { EmailChange, Label, ViewChange } from '../entities.ts';
import { calls, sendingCalls } from './calls.ts';
import { type Changeable, cachedMails, changeCachedMails, type MailChange } from './mailCache.ts';
import type { MailView } from './useMailAddress.ts';

/** One call of a change; `onUnanswered` is called if there was no reply and the change may be partly made. */
type Step = { change: MailChange; send: () => Promise<unknown>; onUnanswered?: () => void };

/** Changes of e-mails: shown optimistically, sent one after the other, reverted if they fail, and undone by a toast. */
export function useMailChanges() {
  const t = useTexts('email');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: ['email', 'change'],
    scope: { id: 'email' },
    // The caller shows the error.
    meta: { handlesFailure: true },
    mutationFn: ({ send }: Step) => send(),
    onMutate: async ({ change }) => {
      await queryClient.cancelQueries({ queryKey: ['email'] });
      return changeCachedMails(queryClient, change);
    },
    onError: (error, { onUnanswered }, takeBack) => {
      takeBack?.();
      if (onUnanswered && isUnanswered(error)) onUnanswered();
      else toast.danger(`${t('change.failed')} ${messageOf(error)}`);
    },
    onSettled: () => refetchWhenIdle(queryClient),
  });
  return useMemo(() => {
    /** @returns whether it succeeded */
    const run = (step: Step) =>
      mutateAsync(step).then(
        () => true,
        () => false,
      );
    const set = (mails: readonly Changeable[], change: EmailChange) => run(stepOf(mails, change));
    const restore = async (before: readonly Changeable[], change: EmailChange) => {
      for (const [value, mails] of groupsBefore(before, change)) await set(mails, value);
      // Schedules messages again that the change had stopped.
      const stopped = change.folder === undefined || change.folder === 'draft' ? [] : before;
      for (const { id, sendAt } of stopped)
        if (sendAt && Date.parse(sendAt) > Date.now())
          await run({
            change: only([id], () => ({ sendAt })),
            send: () => sendingCalls.send.send({ params: { id }, body: { at: sendAt } }),
          });
    };
    const figure = (count: number) => ({ count, figure: format.number(count) });
    const labelled = (label: Label, isOn: boolean, count: number) =>
      t(isOn ? 'label.on' : 'label.off', { label: t(`labels.${label}`), ...figure(count) });
    const changeView = async (view: MailView, change: ViewChange, words: (count: number) => string): Promise<void> => {
      const batch = randomKey();
      const undo = () => void run({ change: () => ({}), send: () => calls.undoView.send({ body: { batch } }) });
      let changed = 0;
      const went = await run({
        change: only([...cachedMails(queryClient, view).keys()], changeOf(change)),
        send: async () => {
          changed = (await calls.updateView.send({ body: { ...view, change, batch } })).changed;
        },
        onUnanswered: () => toast.undo(t('change.unsure'), undo),
      });
      if (went) toast.undo(words(changed), undo);
    };
    return {
      /** Changes some e-mails. With `words`, a toast offers to undo it. */
      async change(mails: readonly Changeable[], change: EmailChange, words?: string): Promise<void> {
        if (mails.length === 0) return;
        const before = [...mails];
        if ((await set(before, change)) && words) toast.undo(words, () => void restore(before, change));
      },
      /** Adds a label to all of them, or removes it if all have it. */
      async toggleLabel(mails: readonly Changeable[], label: Label): Promise<void> {
        const has = mails.every(({ labels }) => labels.includes(label));
        const ids = mails.filter(({ labels }) => has || !labels.includes(label)).map(({ id }) => id);
        const step = toggleStep(ids, label);
        if (await run(step)) toast.undo(labelled(label, !has, ids.length), () => void run(step));
      },
      /** Changes all e-mails of a view, including those that were never fetched. */
      changeView,
      /** In the view of the label itself all e-mails have it, so it is removed. */
      labelView: (view: MailView, label: Label) => {
        const isOn = view.label !== label;
        return changeView(view, isOn ? { addLabel: label } : { removeLabel: label }, (count) => labelled(label, isOn, count));
      },
      /** Deletes permanently after confirmation. @returns whether it was confirmed and succeeded */
      async remove(mails: readonly Changeable[]): Promise<boolean> {
        const count = figure(mails.length);
        if (!(await confirm({ title: t('remove.title', count), body: t('remove.body'), action: t('remove.action'), danger: true })))
          return false;
        const ids = mails.map(({ id }) => id);
        const went = await run({
          change: removedIf((mail) => ids.includes(mail.id)),
          send: () => calls.remove.send({ body: { emailIds: ids } }),
        });
        if (went) toast.success(t('remove.done', count));
        return went;
      },
      async emptyTrash(total: number): Promise<void> {
        const question = { title: t('emptyTrash.title'), body: t('emptyTrash.body', figure(total)), action: t('emptyTrash.action') };
        if (!(await confirm({ ...question, danger: true }))) return;
        if (await run({ change: removedIf(({ folder }) => folder === 'trash'), send: () => calls.emptyTrash.send() }))
          toast.success(t('emptyTrash.done'));
      },
    };
  }, [mutateAsync, queryClient, t, format]);
}

function stepOf(mails: readonly Changeable[], dataToUpdate: EmailChange): Step {
  const ids = mails.map(({ id }) => id);
  return {
    change: only(ids, () => dataToUpdate),
    send: () => calls.update.send({ body: { emailIds: ids, dataToUpdate } }),
  };
}

function toggleStep(ids: number[], label: Label): Step {
  return {
    change: only(ids, ({ labels }) => ({
      labels: labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label],
    })),
    send: () => calls.updateLabel.send({ body: { emailIds: ids, label } }),
  };
}

function only(ids: readonly number[], change: (mail: Changeable) => Partial<Changeable>): MailChange {
  const chosen = new Set(ids);
  return (mail) => (chosen.has(mail.id) ? change(mail) : {});
}

/** What a change of a view does to one of its e-mails. */
function changeOf({ addLabel, removeLabel, ...change }: ViewChange): (mail: Changeable) => Partial<Changeable> {
  if (!addLabel && !removeLabel) return () => change;
  return ({ labels }) => {
    const left = labels.filter((label) => label !== addLabel && label !== removeLabel);
    return { ...change, labels: addLabel ? [...left, addLabel] : left };
  };
}

function removedIf(is: (mail: Changeable) => boolean): MailChange {
  return (mail) => (is(mail) ? undefined : {});
}

/** The earlier values, grouped by the e-mails that had them, for undoing. */
function groupsBefore(mails: readonly Changeable[], change: EmailChange): [EmailChange, Changeable[]][] {
  const groups = new Map<string, [EmailChange, Changeable[]]>();
  for (const mail of mails) {
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, mail[name as keyof EmailChange]])) as EmailChange;
    const key = JSON.stringify(before);
    const group = groups.get(key) ?? [before, []];
    group[1].push(mail);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Only after the last change was saved; an earlier reply would show the old state. */
async function refetchWhenIdle(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: ['email', 'change'] }) === 1) await queryClient.invalidateQueries({ queryKey: ['email'] });
}
