import { useEffect, useState } from 'react';
import type { Importacao } from '../../entities.ts';

type Sample = { at: number; lidos: number };
export type Pace = {
  /** Records a second. */
  perSecond: number;
  /** Milliseconds. */
  remaining: number;
};

/** As far back as speed is measured, in milliseconds: long enough to be calm, short enough to be true. */
const window = 15_000;

/** How fast a run goes, once two looks at it tell; undefined before, and while it stands still. */
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
