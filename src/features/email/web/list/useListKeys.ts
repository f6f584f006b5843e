import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type KeyBinding, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedEmail } from '../../entities.ts';
import type { StartResponse } from '../startResponse.ts';
import type { Chosen, MailActions } from '../useMailActions.ts';
import type { MailAddress } from '../useMailAddress.ts';
import type { MailRows } from './useMailRows.ts';
import type { MailSelection } from './useMailSelection.ts';

type ListKeysProps = {
  rows: MailRows;
  selection: MailSelection;
  actions: MailActions;
  address: MailAddress;
  field: RefObject<HTMLInputElement | null>;
  bar: RefObject<HTMLElement | null>;
  total: number;
  respond: StartResponse;
  compose: () => void;
};

/** Shortcuts of the list, as in other mail programs. They apply to the selection, or else to the focused row. */
export function useListKeys({ rows, selection, actions, address, field, bar, total, respond, compose }: ListKeysProps): void {
  const t = useTexts('email');
  const kit = useTexts('kit');
  const group = t('title');
  const isChoosing = selection.all || selection.mails.length > 0;
  const step = (by: () => number): KeyBinding['act'] => {
    return ({ key, target }) => {
      const row = target.closest<HTMLElement>('[data-index]');
      // Keys other than letters work on a row only.
      if (key.length > 1 && !row) return false;
      // From outside, the focus returns to the last row.
      rows.go(row ? Number(row.dataset.index) + by() : rows.index() + (rows.isVisited ? by() : 0));
      return true;
    };
  };
  const chosen = (): Chosen | undefined => {
    if (selection.all) return { mails: [], allOf: selection.view };
    if (selection.mails.length > 0) return { mails: selection.mails };
    return rows.current && { mails: [rows.current] };
  };
  const onChosen = (act: (chosen: Chosen) => unknown, leaves = false): KeyBinding['act'] => {
    return () => {
      const mails = chosen();
      if (!mails) return false;
      if (leaves) rows.keepPlace(mails.allOf ? rows.loaded.map(({ id }) => id) : mails.mails.map(({ id }) => id));
      void act(mails);
      if (leaves) selection.clear();
      return true;
    };
  };
  const onRow = (act: (mail: ListedEmail) => unknown): KeyBinding['act'] => {
    return ({ key, target }) => {
      // On a checkbox, the space bar toggles it.
      if (!rows.current || (key === ' ' && !target.matches('[data-mail]'))) return false;
      act(rows.current);
      return true;
    };
  };
  /** A menu applies to the selection, or else to the current row. */
  const openMenu = (name: 'label' | 'move'): KeyBinding['act'] => {
    return () => {
      const { current } = rows;
      if (!isChoosing && !current) return false;
      // The toolbar has its buttons only if something is selected.
      if (!isChoosing && current) flushSync(() => selection.set([current], true));
      bar.current?.querySelector<HTMLElement>(`[data-opens=${name}]`)?.click();
      return true;
    };
  };
  const choseNone = () => {
    selection.clear();
    rows.go(rows.index());
  };
  const isTrash = address.view.folder === 'trash';
  const trash = (mails: Chosen) => {
    if (!isTrash) return actions.move(mails, 'trash');
    return mails.allOf ? actions.emptyTrash(total) : actions.remove(mails.mails);
  };
  const answer = (as: Parameters<StartResponse>[1], key: string): KeyBinding => ({
    keys: [key],
    does: t(`answer.${as}`),
    group,
    act: onRow(({ id, isDraft }) => !isDraft && respond(id, as)),
  });
  useKeys([
    { keys: ['j', 'ArrowDown'], does: t('keys.next'), group, act: step(() => 1) },
    { keys: ['k', 'ArrowUp'], does: t('keys.previous'), group, act: step(() => -1) },
    { keys: ['PageDown'], does: t('keys.pageDown'), group, act: step(rows.perScreen) },
    { keys: ['PageUp'], does: t('keys.pageUp'), group, act: step(() => -rows.perScreen()) },
    { keys: ['Home'], does: t('keys.first'), group, act: step(() => -Infinity) },
    { keys: ['End'], does: t('keys.last'), group, act: step(() => Infinity) },
    { keys: ['Enter', 'o'], does: kit('keys.open'), group, act: ({ key }) => key === 'o' && openCurrent(rows) },
    { keys: ['x', ' '], does: kit('keys.select'), group, act: onRow(selection.toggle) },
    { keys: ['* a'], does: t('select.all'), group, act: () => selection.set(rows.loaded, true) },
    { keys: ['* n', 'Escape'], does: t('select.none'), group, act: () => isChoosing && choseNone() },
    {
      keys: ['s'],
      does: t('keys.star'),
      group,
      act: onChosen((mails) => actions.star(mails, !mails.mails.every((mail) => mail.isStarred))),
    },
    ...(isTrash ? [] : [{ keys: ['#', 'Delete'], does: t('action.trash'), group, act: onChosen(trash, true) }]),
    ...(isTrash ? [{ keys: ['#', 'Delete'], does: t('remove.action'), group, act: onChosen(trash) }] : []),
    { keys: ['I'], does: t('action.read'), group, act: onChosen((mails) => actions.mark(mails, true)) },
    { keys: ['U'], does: t('action.unread'), group, act: onChosen((mails) => actions.mark(mails, false)) },
    { keys: ['l'], does: t('menu.label'), group, act: openMenu('label') },
    { keys: ['v', 'm'], does: t('menu.move'), group, act: openMenu('move') },
    answer('reply', 'r'),
    answer('replyAll', 'a'),
    answer('forward', 'f'),
    { keys: ['c'], does: t('compose'), group, act: compose },
    { keys: ['/'], does: t('search'), group, act: () => field.current?.focus() },
  ]);
}

function openCurrent(rows: MailRows): boolean {
  const link = document.querySelector<HTMLElement>(`[data-mail="${rows.current?.id}"]`);
  link?.click();
  return link !== null;
}
