import { type ComponentType, useEffect, useState } from 'react';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';

/** What tells of messages on every screen, fetched once the first of them has had its turn. */
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
