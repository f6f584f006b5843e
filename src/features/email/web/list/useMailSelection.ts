import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedEmail } from '../../entities.ts';
import { cachedMails } from '../mailCache.ts';
import type { MailView } from '../useMailAddress.ts';

export type MailSelection = {
  /** The view it is made in. */
  view: MailView;
  /** Those chosen one by one; empty when all of the view are. */
  mails: readonly ListedEmail[];
  all: boolean;
  count: (total: number) => number;
  has: (id: number) => boolean;
  toggle: (mail: ListedEmail) => void;
  /** Chooses some more, or no more. */
  set: (mails: readonly ListedEmail[], chosen: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

type SelectionState = { scope: string; mails: ReadonlyMap<number, ListedEmail>; all: boolean };

/** Which mails are chosen. A choice belongs to the view it was made in. @param view the one that is shown */
export function useMailSelection(view: MailView): MailSelection {
  const queryClient = useQueryClient();
  const scope = JSON.stringify(view);
  const nothing: SelectionState = { scope, mails: new Map(), all: false };
  const [kept, keep] = useState(nothing);
  const { mails, all } = kept.scope === scope ? kept : nothing;
  const set = (changed: readonly ListedEmail[], chosen: boolean) =>
    keep((before) => {
      const next = new Map(before.scope === scope ? before.mails : undefined);
      for (const mail of changed) {
        if (chosen) next.set(mail.id, mail);
        else next.delete(mail.id);
      }
      return { scope, mails: next, all: false };
    });
  const latest = cachedMails(queryClient, view);
  return {
    view,
    mails: [...mails.values()].map((mail) => latest.get(mail.id) ?? mail),
    all,
    count: (total) => (all ? total : mails.size),
    has: (id) => all || mails.has(id),
    toggle: (mail) => set([mail], !mails.has(mail.id)),
    set,
    selectAll: () => keep({ ...nothing, all: true }),
    clear: () => keep(nothing),
  };
}
