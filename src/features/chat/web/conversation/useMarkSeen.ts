import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls, messagesKey } from '../calls.ts';
import type { MessageWindow } from './messageWindow.ts';

/**
 * Marks messages as seen when the end of the chat is visible in a visible window.
 * @returns the message with the line of unseen messages above it, while the chat is open; 0: none
 */
export function useMarkSeen(contact: number, held: MessageWindow | undefined, isAtEnd: boolean): number {
  const queryClient = useQueryClient();
  const isInSight = useDocumentVisibility() === 'visible';
  const isSeen = isAtEnd && isInSight;
  const firstUnseen = held?.firstUnseen ?? 0;
  const last = held?.messages.at(-1)?.id ?? 0;
  const [line, setLine] = useState(0);
  // Messages that arrive in view need no line.
  if (firstUnseen > line && !isSeen) setLine(firstUnseen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the server says that there are unseen ones it is told again
  useEffect(() => {
    if (!isSeen || firstUnseen === 0 || last === 0) return;
    calls.see.send({ params: { contact }, body: { upTo: last } }).then(
      () => {
        queryClient.setQueryData<MessageWindow>(messagesKey(contact), (now) =>
          now && now.messages.at(-1)?.id === last ? { ...now, firstUnseen: 0 } : now,
        );
        for (const call of [calls.findContacts, calls.unseen]) void queryClient.invalidateQueries({ queryKey: call.key() });
      },
      // Repeated with the next message, or when the connection is back.
      () => {},
    );
  }, [isSeen, firstUnseen, last, held, contact, queryClient]);
  return line;
}
