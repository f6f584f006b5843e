// Polls the server until it is ready, with growing intervals.

import { useCallback, useEffect, useReducer } from 'react';
import { atPrefix } from '#kit/web/pathPrefix.ts';

/** Seconds before each request; the last one repeats. */
const pauses = [2, 4, 8, 15, 30];
/** A server that takes longer to answer counts as not ready. */
const patience = 10_000;

type State = { phase: 'waiting' | 'asking' | 'ready'; asked: number; secondsLeft: number };
type Event = 'second' | 'ask' | 'refused' | 'ready';

export type Readiness = State & { askNow: () => void };

/** `asked`: the number of earlier failed requests, from which the intervals go on. */
export function useReadiness(asked: number): Readiness {
  const [state, dispatch] = useReducer(next, asked, waiting);
  const { phase } = state;
  useEffect(() => {
    if (phase !== 'waiting') return;
    const clock = setInterval(() => dispatch('second'), 1000);
    return () => clearInterval(clock);
  }, [phase]);
  useEffect(() => {
    if (phase !== 'asking') return;
    const leaving = new AbortController();
    isReady(leaving.signal).then((ready) => {
      if (!leaving.signal.aborted) dispatch(ready ? 'ready' : 'refused');
    });
    return () => leaving.abort();
  }, [phase]);
  return { ...state, askNow: useCallback(() => dispatch('ask'), []) };
}

function waiting(asked: number): State {
  return { phase: 'waiting', asked, secondsLeft: pauses[Math.min(asked, pauses.length - 1)] as number };
}

function next(state: State, event: Event): State {
  if (state.phase === 'ready') return state;
  if (event === 'refused') return waiting(state.asked + 1);
  if (event === 'ready') return { ...state, phase: 'ready' };
  if (event === 'second' && state.secondsLeft > 1) return { ...state, secondsLeft: state.secondsLeft - 1 };
  return { ...state, phase: 'asking' };
}

async function isReady(leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(patience)]);
    return (await fetch(atPrefix('/readyz'), { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
