import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Pause in typing before saving, in milliseconds. */
const typingPause = 800;

/** Storage of a text that could not be saved, until its field is shown again. */
export type Unsaved = { read: () => string | undefined; keep: (text: string | undefined) => void };

/**
 * A text that saves itself: when typing pauses, when the field loses focus, and at the latest when it unmounts. A text that could not be
 * saved is shown again the next time, and retried once.
 */
export function useAutosavedText(kept: string, save: (text: string) => Promise<boolean>, unsaved: Unsaved) {
  const [typed, setTyped] = useState(() => unsaved.read() ?? kept);
  /** The saved value, as far as this field knows. */
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
  // In the capture phase: before pending changes are sent (`sendOnLeave`).
  useWindowEvent('pagehide', soon.flush, { capture: true });
  const atFirst = useRef(saveNow);
  useEffect(() => void atFirst.current(), []);
  // Updates from other windows do not overwrite what is being typed, nor do reverted optimistic values.
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
