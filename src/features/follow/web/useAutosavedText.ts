import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** So long nothing is typed before it is saved. */
const typingPause = 800;

/** Where a text waits that could not be saved, for when its field comes back. */
export type Unsaved = { read: () => string | undefined; keep: (text: string | undefined) => void };

/**
 * A text that saves itself: when the typing pauses, when the field is left, and at the latest when it goes from the screen. What could
 * not be saved stands in the field again when it is opened the next time, and is tried once more.
 */
export function useAutosavedText(kept: string, save: (text: string) => Promise<boolean>, unsaved: Unsaved) {
  const [typed, setTyped] = useState(() => unsaved.read() ?? kept);
  /** What the server has, as far as this field knows. */
  const known = useRef(kept);
  const latest = useRef(typed);
  const isSaving = useRef(false);
  const saveNow = async () => {
    const text = latest.current;
    if (text === known.current) return;
    const before = known.current;
    known.current = text;
    isSaving.current = true;
    const isSaved = await save(text);
    isSaving.current = false;
    if (!isSaved) known.current = before;
    unsaved.keep(isSaved ? undefined : latest.current);
  };
  const soon = useDebouncedCallback(saveNow, { delay: typingPause, flushOnUnmount: true });
  // In the capture phase: before the changes that wait are sent (`sendOnLeave`).
  useWindowEvent('pagehide', soon.flush, { capture: true });
  const atFirst = useRef(saveNow);
  useEffect(() => void atFirst.current(), []);
  // Another window changed it; what is being typed here stays, also when what was shown ahead of the server is taken back.
  useEffect(() => {
    if (isSaving.current) return;
    if (latest.current === known.current) setTyped(kept);
    if (latest.current === known.current) latest.current = kept;
    known.current = kept;
  }, [kept]);
  const isUnsaved = typed !== known.current;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const change = (text: string) => {
    latest.current = text;
    setTyped(text);
    soon();
  };
  return { typed, isUnsaved, change, saveNow, flush: soon.flush };
}
