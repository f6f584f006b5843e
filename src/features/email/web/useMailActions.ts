import { useMemo } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { EmailChange, Folder, Label } from '../entities.ts';
import type { Changeable } from './mailCache.ts';
import type { MailView } from './useMailAddress.ts';
import { useMailChanges } from './useMailChanges.ts';

/** What is to be changed: some mails, or all of a view. */
export type Chosen = { mails: readonly Changeable[]; allOf?: MailView | undefined };
export type MailActions = ReturnType<typeof useMailActions>;

/** What is done with mails, in the words in which a toast tells of it. */
export function useMailActions(ownEmail: string) {
  const t = useTexts('email');
  const format = useFormat();
  const changes = useMailChanges();
  return useMemo(() => {
    const change = ({ mails, allOf }: Chosen, to: EmailChange, words: (count: number) => string) =>
      allOf ? changes.changeView(allOf, to, words) : changes.change(mails, to, words(mails.length));
    /** What becomes of one mail shows where one looks: words are for several. */
    const mark = (chosen: Chosen, to: EmailChange, words: (count: number) => string) =>
      chosen.mails.length === 1 && !chosen.allOf ? changes.change(chosen.mails, to) : change(chosen, to, words);
    const figure = (count: number) => ({ count, figure: format.number(count) });
    const move = (chosen: Chosen, folder: Folder) => change(chosen, { folder }, (count) => t(`moved.${folder}`, figure(count)));
    return {
      move,
      /** Out of the trash, each to where it belongs. */
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
      /** Puts it on, or takes it off where all have it. */
      label: ({ mails, allOf }: Chosen, label: Label) => (allOf ? changes.labelView(allOf, label) : changes.toggleLabel(mails, label)),
      remove: changes.remove,
      emptyTrash: changes.emptyTrash,
    };
  }, [changes, ownEmail, t, format]);
}
