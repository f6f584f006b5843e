import type { RefObject } from 'react';
import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { useChats } from './list/useChats.ts';
import type { ChatState } from './useChatState.ts';

type ChatKeysProps = {
  state: ChatState;
  chats: ReturnType<typeof useChats>;
  search: RefObject<HTMLInputElement | null>;
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>;
};

/** Shortcuts of the screen. The focus tells the current row; Enter follows its link. */
export function useChatKeys({ state, chats, search, list }: ChatKeysProps): void {
  const t = useTexts('chat');
  const kit = useTexts('kit');
  const group = t('title');
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [])];
  const current = () => rows().find((row) => row.dataset.person === String(state.contact));
  const step = (by: 1 | -1) => () => {
    const all = rows();
    const from = document.activeElement;
    // Elsewhere on the screen the arrows scroll.
    if (!(from instanceof HTMLElement) || !list.current?.contains(from)) return false;
    const place = all.indexOf(from);
    all.at(place < 0 ? 0 : Math.min(Math.max(place + by, 0), all.length - 1))?.focus();
    return true;
  };
  const openNextUnseen = () => {
    const unseen = chats.chats.filter(({ id, chat }) => (chat?.unseenMsgs ?? 0) > 0 && id !== state.contact);
    const here = chats.chats.findIndex(({ id }) => id === state.contact);
    const next = unseen.find((one) => chats.chats.indexOf(one) > here) ?? unseen[0];
    if (!next) return false;
    state.open(next.id);
    return true;
  };
  const startSearch = () => {
    if (!search.current?.checkVisibility()) return false;
    search.current.focus();
    search.current.select();
    return true;
  };
  const leave = () => {
    const row = current();
    // On a phone the list is hidden while a chat is open.
    if (row?.checkVisibility()) row.focus();
    else if (state.contact !== undefined) state.open();
    else return false;
    return true;
  };
  useKeys([
    { keys: ['/'], does: t('list.search'), group, act: startSearch },
    { keys: ['ArrowDown'], does: t('keys.next'), group, act: step(1) },
    { keys: ['ArrowUp'], does: t('keys.previous'), group, act: step(-1) },
    { keys: ['Enter'], does: kit('keys.open'), group },
    { keys: ['n'], does: t('keys.unseen'), group, act: openNextUnseen },
    { keys: ['Escape'], does: t('keys.list'), group, act: leave },
  ]);
}
