import { type ComponentType, useEffect, useState } from 'react';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';

/** Loads the chat notifications after the first screen. */
export function LazyChatNotifications({ account }: { account: number }) {
  const [News, setNews] = useState<ComponentType<{ account: number }>>();
  useEffect(
    () =>
      fetchWhenIdle(
        () => import('./ChatNotifications.tsx'),
        ({ ChatNotifications: ChatNews }) => setNews(() => ChatNews),
      ),
    [],
  );
  return News && <News account={account} />;
}
