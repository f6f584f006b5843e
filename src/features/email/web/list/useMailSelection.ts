import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedEmail } from '../../entities.ts';
import { cachedMails } from '../mailCache.ts';
import type { MailView } from '../useMailAddress.ts';

export type MailSelection = {
  /** The view of the selection. */
  view: MailView;
  /** The selected e-mails; empty if the whole view is selected. */
  mails: readonly ListedEmail[];
  all: boolean;
  count: (total: number) => number;
  has: (id: number) => boolean;
  toggle: (mail: ListedEmail) => void;
  /** Selects or deselects some. */
  set: (mails: readonly ListedEmail[], chosen: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

type SelectionState = { scope: string; mails: ReadonlyMap<number, ListedEmail>; all: boolean };

/** The selected e-mails. A selection belongs to its view. @param view the current one */
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
