import { lazy, Suspense } from 'react';
import type { ClosedByProxy as Closed } from '#features/settings/contract.ts';

// Rarely shown and with long texts, so it is loaded on demand.
const Notice = lazy(async () => ({ default: (await import('./closedByProxy/ClosedByProxyNotice.tsx')).ClosedByProxyNotice }));

type ClosedByProxyProps = { closed: readonly Closed[] | undefined };

/** Explains why access from the server's own machine was closed, and what the operator can do. */
export function ClosedByProxy({ closed = [] }: ClosedByProxyProps) {
  if (closed.length === 0) return null;
  return (
    <Suspense>
      <Notice closed={closed} />
    </Suspense>
  );
}
