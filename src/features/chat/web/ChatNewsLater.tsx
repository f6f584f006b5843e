import { type ComponentType, useEffect, useState } from 'react';

/** So long the first screen may take; then it is time in any case. */
const patience = 3000;
/** What could not be fetched, because the server or the network is away, is asked for again. */
const again = 30_000;

/** What tells of messages on every screen, fetched once the first of them has had its turn. */
export function ChatNewsLater({ account }: { account: number }) {
  const [News, setNews] = useState<ComponentType<{ account: number }>>();
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchNews = async () => {
      try {
        const { ChatNews } = await import('./ChatNews.tsx');
        if (!isOver) setNews(() => ChatNews);
      } catch {
        if (!isOver) timer = setTimeout(fetchNews, again);
      }
    };
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(fetchNews, { timeout: patience }) : undefined;
    if (idle === undefined) timer = setTimeout(fetchNews, patience);
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
  return News && <News account={account} />;
}
