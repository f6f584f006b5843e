import { lazy, Suspense, useEffect, useState } from 'react';

const ChatNews = lazy(async () => ({ default: (await import('./ChatNews.tsx')).ChatNews }));

/** So long the first screen may take; then it is time in any case. */
const patience = 3000;

/** What tells of messages on every screen, fetched once the first of them has had its turn. */
export function ChatNewsLater({ account }: { account: number }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsTime(true), patience);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setIsTime(true), { timeout: patience });
    return () => cancelIdleCallback(idle);
  }, []);
  return (
    isTime && (
      <Suspense>
        <ChatNews account={account} />
      </Suspense>
    )
  );
}
