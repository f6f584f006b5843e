import { useMemo } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { EmailChange, Folder, Label } from '../entities.ts';
import type { Changeable } from './mailCache.ts';
import type { MailView } from './useMailAddress.ts';
import { useMailChanges } from './useMailChanges.ts';

/** The e-mails to change: some, or all of a view. */
export type Chosen = { mails: readonly Changeable[]; allOf?: MailView | undefined };
export type MailActions = ReturnType<typeof useMailActions>;

/** Actions on e-mails, with the texts of their toasts. */
export function useMailActions(ownEmail: string) {
  const t = useTexts('email');
  const format = useFormat();
  const changes = useMailChanges();
  return useMemo(() => {
    const change = ({ mails, allOf }: Chosen, to: EmailChange, words: (count: number) => string) =>
      allOf ? changes.changeView(allOf, to, words) : changes.change(mails, to, words(mails.length));
    /** A change of a single e-mail is visible and needs no toast. */
    const mark = (chosen: Chosen, to: EmailChange, words: (count: number) => string) =>
      chosen.mails.length === 1 && !chosen.allOf ? changes.change(chosen.mails, to) : change(chosen, to, words);
    const figure = (count: number) => ({ count, figure: format.number(count) });
    const move = (chosen: Chosen, folder: Folder) => change(chosen, { folder }, (count) => t(`moved.${folder}`, figure(count)));
    return {
      move,
      /** Moves each out of the trash to its original folder. */
      async restore(chosen: readonly Changeable[]): Promise<void> {
        const homeOf = ({ isDraft, from }: Changeable) => (isDraft ? 'draft' : from.email === ownEmail ? 'sent' : 'inbox');
        for (const folder of ['inbox', 'sent', 'draft'] as const) {
          const mails = chosen.filter((mail) => homeOf(mail) === folder);
          if (mails.length > 0) await move({ mails }, folder);
        }
      },
      mark: (chosen: Chosen, isRead: boolean) =>
        mark(chosen, { isRead }, (count) => t(isRead ? 'marked.read' : 'marked.unread', figure(count))),
      star: (chosen: Chosen, isStarred: boolean) =>
        mark(chosen, { isStarred }, (count) => t(isStarred ? 'marked.star' : 'marked.unstar', figure(count))),
      /** Adds the label, or removes it if all e-mails have it. */
      label: ({ mails, allOf }: Chosen, label: Label) => (allOf ? changes.labelView(allOf, label) : changes.toggleLabel(mails, label)),
      remove: changes.remove,
      emptyTrash: changes.emptyTrash,
    };
  }, [changes, ownEmail, t, format]);
}
