import { useEffect, useState } from 'react';
import type { Importacao } from '../../entities.ts';

type Sample = { at: number; lidos: number };
export type Pace = {
  /** Records per second. */
  perSecond: number;
  /** Milliseconds. */
  remaining: number;
};

/** Window for measuring speed, in milliseconds: long enough to be stable, short enough to be current. */
const window = 15_000;

/** Speed of a run after two measurements; undefined before, and while it does not progress. */
export function usePace({ estado, lidos, registros }: Importacao): Pace | undefined {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    if (estado !== 'em_andamento') return;
    const at = Date.now();
    setSamples((before) => [...before.filter((sample) => at - sample.at < window && sample.lidos < lidos), { at, lidos }]);
  }, [estado, lidos]);
  const [first, last] = [samples[0], samples.at(-1)];
  if (estado !== 'em_andamento' || !first || !last || last.at === first.at) return undefined;
  const perSecond = ((last.lidos - first.lidos) / (last.at - first.at)) * 1000;
  return perSecond > 0 ? { perSecond, remaining: ((registros - lidos) / perSecond) * 1000 } : undefined;
}
