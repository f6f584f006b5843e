import { useRef, useState } from 'react';

export type Saving = 'saving' | 'saved' | 'failed' | undefined;

/** How it stands with what is saved by itself; `again` tries once more what failed. */
export function useSaving() {
  const [state, setState] = useState<Saving>();
  const latest = useRef<() => Promise<unknown>>(undefined);
  const save = async (send: () => Promise<unknown>): Promise<boolean> => {
    latest.current = send;
    setState('saving');
    try {
      await send();
      if (latest.current === send) setState('saved');
      return true;
    } catch {
      // The call's own toast says why.
      if (latest.current === send) setState('failed');
      return false;
    }
  };
  return { state, save, again: () => latest.current && save(latest.current) };
}
