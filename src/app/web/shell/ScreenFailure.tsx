import { useEffect, useRef } from 'react';
import { Failure } from '#kit/web/page/Failure.tsx';
import { Unreachable } from '#kit/web/request/failures.ts';
import { connectionLost } from '#kit/web/request/serverState.ts';

/** In place of a screen that could not be shown. One that could not be fetched comes by itself when the connection is back. */
export function ScreenFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const isLost = connectionLost.use();
  const wasLost = useRef(false);
  useEffect(() => {
    // Browsers keep the failure of a module as long as the page, so that only a new page can fetch it.
    if (wasLost.current && !isLost && error instanceof Unreachable) location.reload();
    wasLost.current = isLost;
  }, [isLost, error]);
  return <Failure error={error} retry={reset} />;
}
