import { lazy, Suspense } from 'react';
import type { ClosedByProxy as Closed } from '#features/settings/contract.ts';

// Rarely shown, and its texts are long: the first screen does not carry them.
const Notice = lazy(async () => ({ default: (await import('./closedByProxy/ClosedByProxyNotice.tsx')).ClosedByProxyNotice }));

type ClosedByProxyProps = { closed: readonly Closed[] | undefined };

/** Says why what was open on the server's own machine no longer is, and what the operator can do. */
export function ClosedByProxy({ closed = [] }: ClosedByProxyProps) {
  if (closed.length === 0) return null;
  return (
    <Suspense>
      <Notice closed={closed} />
    </Suspense>
  );
}
