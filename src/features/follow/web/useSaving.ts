import { useRef, useState } from 'react';

export type Saving = 'saving' | 'saved' | 'failed' | undefined;

/** State of an automatic save; `again` retries after a failure. */
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
      // The call's own toast shows the reason.
      if (latest.current === send) setState('failed');
      return false;
    }
  };
  return { state, save, again: () => latest.current && save(latest.current) };
}
