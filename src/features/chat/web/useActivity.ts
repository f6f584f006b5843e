import { useEffect } from 'react';
import { calls } from './calls.ts';

const saidEvery = 60_000;
const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'visibilitychange'];

/** Says that the reader is doing something, once a minute at most while the page is in sight; without it others see them as away. */
export function useActivity(account: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has not said anything yet
  useEffect(() => {
    const leaving = new AbortController();
    let saidAt = 0;
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - saidAt < saidEvery) return;
      saidAt = Date.now();
      // That it does not arrive is no loss: it is said again.
      calls.sayActive.send().catch(() => {});
    };
    for (const kind of kinds) addEventListener(kind, look, { signal: leaving.signal, capture: true, passive: true });
    look();
    return () => leaving.abort();
  }, [account]);
}
