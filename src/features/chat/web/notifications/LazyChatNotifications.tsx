import { type ComponentType, useEffect, useState } from 'react';
import { fetchLater } from '#kit/web/request/fetchLater.ts';

/** What tells of messages on every screen, fetched once the first of them has had its turn. */
export function LazyChatNotifications({ account }: { account: number }) {
  const [News, setNews] = useState<ComponentType<{ account: number }>>();
  useEffect(
    () =>
      fetchLater(
        () => import('./ChatNotifications.tsx'),
        ({ ChatNotifications: ChatNews }) => setNews(() => ChatNews),
      ),
    [],
  );
  return News && <News account={account} />;
}
