import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/web/toast/toast.ts';
import type { Folder, Label, ShownEmail } from '../../entities.ts';
import { calls } from '../calls.ts';
import { indexInView, mailAt } from '../mailCache.ts';
import type { MailActions } from '../useMailActions.ts';
import type { MailAddress } from '../useMailAddress.ts';

export type DetailActions = ReturnType<typeof useDetailActions>;

type DetailActionsProps = { mail: ShownEmail; address: MailAddress; actions: MailActions; close: () => void };

/** Actions on the open e-mail. When it leaves the view, a neighbour is shown. */
export function useDetailActions({ mail, address: { view, set }, actions, close }: DetailActionsProps) {
  const queryClient = useQueryClient();
  const chosen = { mails: [mail] };

  /** The next (newer) or previous (older) e-mail in the view; undefined if there is none. */
  const findNeighbour = async (dir: 'next' | 'previous'): Promise<number | undefined> => {
    if (!(dir === 'next' ? mail.hasNext : mail.hasPrevious)) return undefined;
    const place = indexInView(queryClient, view, mail.id);
    const known = place === undefined ? undefined : mailAt(queryClient, view, place + (dir === 'next' ? -1 : 1));
    return known?.id ?? (await calls.paginate.send({ query: { ...view, dir, emailId: mail.id } })).id;
  };
  const show = (id: number | undefined) => (id === undefined ? close() : set({ mail: id }, { replace: true }));
  const step = async (dir: 'next' | 'previous') => {
    try {
      const id = await findNeighbour(dir);
      if (id !== undefined) show(id);
    } catch (error) {
      toast.failure(error);
    }
  };
  const leave = async (act: () => Promise<unknown>) => {
    const neighbour = (await findNeighbour('previous').catch(() => undefined)) ?? (await findNeighbour('next').catch(() => undefined));
    const done = act();
    show(neighbour);
    await done;
  };
  return {
    step,
    move: (folder: Folder) => void leave(() => actions.move(chosen, folder)),
    restore: () => void leave(() => actions.restore(chosen.mails)),
    label: (label: Label) => void actions.label(chosen, label),
    /** A user who marks it as unread wants to read it later. */
    mark: (isRead: boolean) => {
      void actions.mark(chosen, isRead);
      if (!isRead) close();
    },
    star: (isStarred: boolean) => void actions.star(chosen, isStarred),
    trash: async () => {
      if (mail.folder !== 'trash') return leave(() => actions.move(chosen, 'trash'));
      const neighbour = (await findNeighbour('previous').catch(() => undefined)) ?? (await findNeighbour('next').catch(() => undefined));
      if (await actions.remove([mail])) show(neighbour);
    },
  };
}
