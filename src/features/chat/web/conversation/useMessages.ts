import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { calls, messagesKey } from '../calls.ts';
import { type MessageWindow, withNewer, withNewest, withOlder } from './messageWindow.ts';

/** So many at once. */
const pageSize = 50;

export type Messages = ReturnType<typeof useMessages>;

/**
 * The messages of a chat: the newest, or those around one that is to be shown. Every event has the newest page asked anew; older and
 * newer ones are asked for when somebody scrolls there.
 */
export function useMessages(contact: number, around: number | undefined) {
  const queryClient = useQueryClient();
  const key = messagesKey(contact);
  const held = useCallback(() => queryClient.getQueryData<MessageWindow>(messagesKey(contact)), [queryClient, contact]);
  // Whoever comes back wants the end of it, not where they looked something up.
  useState(() => held()?.hasNewer && queryClient.removeQueries({ queryKey: key, exact: true }));
  const ask = (query: { before?: number; after?: number; around?: number }, signal?: AbortSignal) =>
    calls.messages.send({ params: { contact }, query: { ...query, limit: pageSize } }, { signal });
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      if (!held() && around !== undefined) return ask({ around }, signal);
      const newest = await ask({}, signal);
      // Who was away for long goes on where they stopped.
      if (!held() && newest.firstUnseen > 0 && newest.firstUnseen < (newest.messages[0]?.id ?? 0))
        return ask({ around: newest.firstUnseen }, signal);
      // Meanwhile older ones may have come.
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
    /** What could not be fetched, and is not tried again by itself. */
    failed,
    showOlder: () => extend('older'),
    showNewer: () => extend('newer'),
    /** Shows the surroundings of a message. @returns whether it is among them */
    showAround: async (message: number): Promise<boolean> => {
      await move((_, signal) => ask({ around: message }, signal));
      return held()?.messages.some(({ id }) => id === message) ?? false;
    },
    showEnd: () => move((_, signal) => ask({}, signal)),
  };
}
