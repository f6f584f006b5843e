import { setTimeout } from 'node:timers/promises';
import type { Config } from '../start/config.ts';

/** The clock of what is read from services, which tests let run faster. */
export function sourceClock({ sourcesClock }: Pick<Config, 'sourcesClock'>) {
  const { speed, since } = sourcesClock ?? { speed: 1, since: 0 };
  return {
    now: () => since + (Date.now() - since) * speed,
    wait: (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms / speed, undefined, { signal, ref: false }),
  };
}
