import { Stack, VisuallyHidden } from '@mantine/core';
import { useCallback, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useDocumentTitle } from '#kit/web/page/Page.tsx';
import { useRootMark } from '#kit/web/page/useRootMark.ts';
import classes from './ChatScreen.module.css';
import { ChosenChat } from './ChosenChat.tsx';
import { ChatList } from './list/ChatList.tsx';
import { useChats } from './list/useChats.ts';
import { useChatKeys } from './useChatKeys.ts';
import { useChatState } from './useChatState.ts';
import { useTyping } from './useTyping.ts';

/** The list of people, and the chat with one of them. A phone shows one of both. */
export function ChatScreen() {
  const t = useTexts('chat');
  const state = useChatState();
  const chats = useChats(state.q);
  const typing = useTyping();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const chosen = useRef<number>(undefined);
  const { contact } = state;
  /** Focuses the composer of a chat that was opened. On a phone, the keyboard would cover the messages. */
  const choose = useCallback(
    (person: number) => {
      if (!matchMedia('(min-width: 48em)').matches) return;
      if (person === contact) main.current?.querySelector('textarea')?.focus();
      else chosen.current = person;
    },
    [contact],
  );
  useDocumentTitle(t('title'));
  useRootMark('data-page-fills');
  useRootMark('data-chat-open');
  useChatKeys({ state, chats, search, list });
  return (
    <Stack gap={0} flex={1} miw={0} mih={0} data-fill>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <div className={classes.screen} data-chat data-open={contact !== undefined || undefined}>
        <aside ref={list} className={classes.side} aria-label={t('list.label')}>
          <ChatList state={state} chats={chats} typing={typing} search={search} choose={choose} />
        </aside>
        <section ref={main} className={classes.main} aria-label={t('chat.label')}>
          <ChosenChat state={state} chats={chats} typing={typing} chosen={chosen} />
        </section>
      </div>
    </Stack>
  );
}
