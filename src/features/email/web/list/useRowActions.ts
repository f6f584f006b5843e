import { useEffect, useRef } from 'react';
import { nextPaint } from '#kit/web/device/nextPaint.ts';
import type { ListedEmail } from '../../entities.ts';
import type { MailActions } from '../useMailActions.ts';
import type { RowActions } from './MailRow.tsx';
import type { MailRows } from './useMailRows.ts';
import type { MailSelection } from './useMailSelection.ts';

type Latest = {
  rows: MailRows;
  selection: MailSelection;
  actions: MailActions;
  prepare: (mail: ListedEmail) => void;
  open: (mail: ListedEmail) => void;
};

/** How long the mouse has to rest, so that passing over rows fetches none of them. */
const hoverDelay = 80;

/** Actions of a row; the same functions in every rendering, so that unchanged rows are not rendered again. */
export function useRowActions(now: Latest): RowActions {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  /** The row that was selected last: Shift selects all up to it. */
  const anchor = useRef(-1);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  return useRef<RowActions>({
    // The row answers first: to draw an e-mail takes a slow phone a fifth of a second.
    open: (mail) => void nextPaint().then(() => latest.current.open(mail)),
    prepare: (mail, isMouse) => {
      clearTimeout(resting.current);
      if (!isMouse) return latest.current.prepare(mail);
      resting.current = setTimeout(() => latest.current.prepare(mail), hoverDelay);
    },
    select: (mail, index, isRange) => {
      const { selection, rows } = latest.current;
      const others = rows.loaded.filter(({ id }) => id !== mail.id);
      if (selection.all) selection.set(others, true);
      else selection.set(isRange && anchor.current >= 0 ? rows.between(anchor.current, index) : [mail], !selection.has(mail.id));
      anchor.current = index;
    },
    star: (mail) => void latest.current.actions.star({ mails: [mail] }, !mail.isStarred),
    mark: (mail) => void latest.current.actions.mark({ mails: [mail] }, !mail.isRead),
    trash: (mail) => {
      const { rows, actions } = latest.current;
      if (mail.folder === 'trash') return void actions.remove([mail]);
      rows.keepPlace([mail.id]);
      void actions.move({ mails: [mail] }, 'trash');
    },
  }).current;
}
