import { useEffect } from 'react';
import { calls } from '../calls.ts';

const reportInterval = 60_000;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'visibilitychange'];

/** Reports that the user is active, at most once a minute while the page is visible; without it other users see them as away. */
export function useActivity(account: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has reported nothing yet
  useEffect(() => {
    const leaving = new AbortController();
    let reportedAt = 0;
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - reportedAt < reportInterval) return;
      reportedAt = Date.now();
      // A lost report does no harm: another follows.
      calls.recordActivity.send().catch(() => {});
    };
    for (const kind of activityEvents) addEventListener(kind, look, { signal: leaving.signal, capture: true, passive: true });
    look();
    return () => leaving.abort();
  }, [account]);
}
