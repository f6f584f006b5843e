import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** So long nothing is typed before it is saved. */
const typingPause = 800;

/** A text that saves itself: when the typing pauses, when the field is left, and at the latest when it goes from the screen. */
export function useTypedText(kept: string, save: (text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState(kept);
  /** What the server has, as far as this field knows. */
  const known = useRef(kept);
  const latest = useRef(kept);
  const soon = useDebouncedCallback(
    async () => {
      const text = latest.current;
      if (text === known.current) return;
      const before = known.current;
      known.current = text;
      if (!(await save(text))) known.current = before;
    },
    { delay: typingPause, flushOnUnmount: true },
  );
  // Another window changed it; what is being typed here stays.
  useEffect(() => {
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
  return { typed, change, flush: soon.flush };
}
