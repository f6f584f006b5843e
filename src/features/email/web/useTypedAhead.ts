import { useCallback, useEffect, useRef } from 'react';

/** How long typing is buffered at most, in milliseconds. */
const timeout = 15_000;

/**
 * Buffers what users type before the compose window has the focus, so that it triggers no shortcuts, and inserts it there.
 * @param isWriting whether the window is open or being loaded
 * @param hasFailed whether loading it failed
 * @returns a function to call when the window is requested
 */
export function useTypedAhead(isWriting: boolean, hasFailed: boolean): () => void {
  const stop = useRef(() => {});
  const begin = useCallback(() => {
    stop.current();
    stop.current = bufferKeys();
  }, []);
  const was = useRef(isWriting);
  useEffect(() => {
    if ((was.current && !isWriting) || hasFailed) stop.current();
    was.current = isWriting;
  }, [isWriting, hasFailed]);
  useEffect(() => () => stop.current(), []);
  return begin;
}

/** @returns a function that stops it */
function bufferKeys(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let typed = '';
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    // An open dialog handles its own keys.
    if (isComposing || ctrlKey || metaKey || altKey || isInWindow(event.target)) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter' && key !== 'Delete') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const arrive = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-writing] :is(input, [contenteditable=true])')) return;
    // An editor sets its cursor after it has received the focus.
    requestAnimationFrame(() => {
      over.abort();
      if (typed !== '' && document.activeElement === target) document.execCommand('insertText', false, typed);
    });
  };
  document.addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('focusin', arrive, { signal });
  // A click elsewhere stops it.
  document.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
  const timer = setTimeout(() => over.abort(), timeout);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => over.abort();
}

/** Whether the target is in a dialog. */
function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
