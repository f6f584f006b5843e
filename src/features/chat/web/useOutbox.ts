import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStoreValue } from '#kit/web/device/useStoreValue.ts';
import { calls, messagesKey } from './calls.ts';
import { type MessageWindow, withSent } from './conversation/messageWindow.ts';
import { getOutbox, type Outbox, type PendingMessage } from './outbox.ts';

/** The account's outgoing messages, sent as long as a component uses them. */
export function useOutbox(account: number): { outbox: Outbox; waiting: readonly PendingMessage[] } {
  const queryClient = useQueryClient();
  const outbox = useMemo(() => getOutbox(account), [account]);
  const waiting = useStoreValue(outbox.subscribe, outbox.read);
  useEffect(
    () =>
      outbox.start((contact, message) => {
        // The sent message replaces the pending one in the same rendering.
        queryClient.setQueryData<MessageWindow>(messagesKey(contact), (held) => held && withSent(held, message));
        void queryClient.invalidateQueries({ queryKey: calls.findContacts.key() });
      }),
    [outbox, queryClient],
  );
  return { outbox, waiting };
}
