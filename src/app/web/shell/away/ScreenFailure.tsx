import { useEffect, useRef } from 'react';
import { Failure } from '#kit/web/page/Failure.tsx';
import { Unreachable } from '#kit/web/request/failures.ts';
import { connectionLost } from '#kit/web/request/serverState.ts';

/** Replaces a screen that failed. One that could not be fetched is loaded when the connection is back. */
export function ScreenFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const isLost = connectionLost.use();
  const wasLost = useRef(false);
  useEffect(() => {
    // Browsers remember a failed module until the page is reloaded, so only a reload can fetch it.
    if (wasLost.current && !isLost && error instanceof Unreachable) location.reload();
    wasLost.current = isLost;
  }, [isLost, error]);
  return <Failure error={error} retry={reset} />;
}
