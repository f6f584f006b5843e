import type { QueryClient } from '@tanstack/react-query';

/** Resolves once no query is being fetched, at the latest after `longest` milliseconds. */
export function untilFetched(queryClient: QueryClient, longest: number): Promise<void> {
  if (queryClient.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, longest);
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) end();
    });
  });
}
