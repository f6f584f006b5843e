import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactCard } from '../../entities.ts';
import type { useChats } from '../list/useChats.ts';
import type { ChatState } from '../useChatState.ts';
import { useOutbox } from '../useOutbox.ts';
import { Composer } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageList, type MessageListHandle } from './MessageList.tsx';
import { MessageSearch } from './MessageSearch.tsx';
import { useMessages } from './useMessages.ts';

type ConversationProps = {
  state: ChatState;
  contact: ContactCard;
  /** The user. */
  me: NonNullable<ReturnType<typeof useChats>['me']>;
  isTyping: boolean;
  /** The contact who was just chosen: the field gets the focus once. */
  chosen: RefObject<number | undefined>;
};

/** A chat with one contact: header, messages and composer. */
export function Conversation({ state, contact, me, isTyping, chosen }: ConversationProps) {
  const { outbox, waiting } = useOutbox(me.id);
  const messages = useMessages(contact.id, state.message);
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (chosen.current === contact.id) composer.current?.focus({ preventScroll: true });
    chosen.current = undefined;
  }, [chosen, contact.id]);
  const own = waiting.filter((one) => one.contact === contact.id);
  const [isFinding, setIsFinding] = useState(state.find !== '');
  const closeSearch = () => {
    setIsFinding(false);
    state.set({ find: undefined, message: undefined }, { replace: true });
    composer.current?.focus();
  };
  const send = (message: string) => {
    outbox.add(contact.id, message);
    if (state.message !== undefined) state.set({ message: undefined }, { replace: true });
    list.current?.showEnd();
  };
  return (
    <>
      <ConversationHeader state={state} contact={contact} isTyping={isTyping} find={() => setIsFinding(true)} />
      {isFinding && (
        <MessageSearch state={state} contact={contact} me={me} showAgain={(id) => list.current?.show(id)} close={closeSearch} />
      )}
      <MessageList
        ref={list}
        state={state}
        contact={contact}
        me={me}
        messages={messages}
        waiting={own}
        outbox={outbox}
        isTyping={isTyping}
      />
      <Composer
        key={contact.id}
        field={composer}
        contact={contact}
        account={me.id}
        closed={own.find(({ isFinal }) => isFinal)?.reason}
        reopen={() => {
          for (const { key, isFinal } of own) if (isFinal) outbox.discard(key);
        }}
        send={send}
      />
    </>
  );
}
