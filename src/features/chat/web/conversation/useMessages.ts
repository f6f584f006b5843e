import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { calls, messagesKey } from '../calls.ts';
import { type MessageWindow, withNewer, withNewest, withOlder } from './messageWindow.ts';

/** Page size. */
const pageSize = 50;

export type Messages = ReturnType<typeof useMessages>;

/**
 * The messages of a chat: the newest, or those around a given one. Every event refetches the newest page; others are fetched when scrolled
 * to.
 */
export function useMessages(contact: number, around: number | undefined) {
  const queryClient = useQueryClient();
  const key = messagesKey(contact);
  const held = useCallback(() => queryClient.getQueryData<MessageWindow>(messagesKey(contact)), [queryClient, contact]);
  // A chat that is opened again shows its end, not the last search result.
  useState(() => held()?.hasNewer && queryClient.removeQueries({ queryKey: key, exact: true }));
  const ask = (query: { before?: number; after?: number; around?: number }, signal?: AbortSignal) =>
    calls.messages.send({ params: { contact }, query: { ...query, limit: pageSize } }, { signal });
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      if (!held() && around !== undefined) return ask({ around }, signal);
      const newest = await ask({}, signal);
      // After a long absence, the chat opens at the first unseen message.
      if (!held() && newest.firstUnseen > 0 && newest.firstUnseen < (newest.messages[0]?.id ?? 0))
        return ask({ around: newest.firstUnseen }, signal);
      // Older messages may have been loaded in the meantime.
      return withNewest(held(), newest);
    },
  });

  const moving = useRef<AbortController>(undefined);
  const [failed, setFailed] = useState<'older' | 'newer'>();
  const move = async (ask: (held: MessageWindow, signal: AbortSignal) => Promise<MessageWindow>) => {
    const before = held();
    if (!before) return;
    moving.current?.abort();
    const own = new AbortController();
    moving.current = own;
    try {
      const next = await ask(before, own.signal);
      if (!own.signal.aborted) queryClient.setQueryData(key, next);
    } finally {
      if (moving.current === own) moving.current = undefined;
    }
  };
  const extend = (direction: 'older' | 'newer') => {
    if (moving.current) return;
    setFailed(undefined);
    move(async ({ messages }, signal) => {
      const page = await ask(direction === 'older' ? { before: messages[0]?.id } : { after: messages.at(-1)?.id }, signal);
      const now = held() as MessageWindow;
      return direction === 'older' ? withOlder(now, page) : withNewer(now, page);
    }).catch(() => setFailed(direction));
  };
  return {
    query,
    window: query.data,
    /** The page that could not be fetched; it is not retried automatically. */
    failed,
    showOlder: () => extend('older'),
    showNewer: () => extend('newer'),
    /** Loads the messages around one. @returns whether it is among them */
    showAround: async (message: number): Promise<boolean> => {
      await move((_, signal) => ask({ around: message }, signal));
      return held()?.messages.some(({ id }) => id === message) ?? false;
    },
    showEnd: () => move((_, signal) => ask({}, signal)),
  };
}
