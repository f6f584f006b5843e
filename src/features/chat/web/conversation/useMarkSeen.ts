import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls, messagesKey } from '../calls.ts';
import type { MessageWindow } from './messageWindow.ts';

/**
 * Says that messages were seen: when the end of the chat is in view, in a window that one looks at.
 * @returns the message before which the line of the unseen ones stands, as long as the chat is open; 0: nowhere
 */
export function useMarkSeen(contact: number, held: MessageWindow | undefined, isAtEnd: boolean): number {
  const queryClient = useQueryClient();
  const isInSight = useDocumentVisibility() === 'visible';
  const isSeen = isAtEnd && isInSight;
  const firstUnseen = held?.firstUnseen ?? 0;
  const last = held?.messages.at(-1)?.id ?? 0;
  const [line, setLine] = useState(0);
  // What comes before one's eyes needs no line.
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
      // It is said with the next message, or when the connection is back.
      () => {},
    );
  }, [isSeen, firstUnseen, last, held, contact, queryClient]);
  return line;
}
