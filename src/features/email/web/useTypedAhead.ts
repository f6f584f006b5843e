import { useCallback, useEffect, useRef } from 'react';

/** What opens the window for writing is waited for no longer than this. */
const timeout = 15_000;

/**
 * Whoever writes on at once, before the window for writing has the focus, sets off no shortcut: what they type is kept and written there.
 * @param isWriting whether the window is open or being fetched
 * @param hasFailed whether it will not open
 * @returns what to call as the window is asked for
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

/** @returns what ends it */
function bufferKeys(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let typed = '';
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    // A question or a sheet that is open meanwhile has the keys.
    if (isComposing || ctrlKey || metaKey || altKey || isInWindow(event.target)) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter' && key !== 'Delete') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const arrive = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-writing] :is(input, [contenteditable=true])')) return;
    // An editor sets its cursor after it has got the focus.
    requestAnimationFrame(() => {
      over.abort();
      if (typed !== '' && document.activeElement === target) document.execCommand('insertText', false, typed);
    });
  };
  document.addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('focusin', arrive, { signal });
  // Whoever goes elsewhere means that place.
  document.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
  const timer = setTimeout(() => over.abort(), timeout);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => over.abort();
}

/** Of one that is open over the page. */
function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
