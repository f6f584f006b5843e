// Keys that act on the page as a whole. Letters can be switched off (WCAG 2.1.4): whoever dictates would set them off by speaking.
import { useEffect, useRef } from 'react';
import { useStored } from './browserStorage.ts';

type KeyTarget = { key: string; target: Element };

/**
 * Hands keys pressed on the page to `act`, which says whether one meant something to it. Not those pressed while typing or with
 * Ctrl, Alt or Meta, nor any while a window or menu is open, nor letters and signs when the reader has switched them off.
 */
export function useShortcuts(act: (pressed: KeyTarget) => boolean): void {
  const [lettersWork] = useLetterKeys();
  const latest = useRef({ act, lettersWork });
  useEffect(() => {
    latest.current = { act, lettersWork };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(target)) return;
      if (isLetter(event.key) && !latest.current.lettersWork) return;
      if (latest.current.act({ key: event.key, target })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether shortcuts of a single letter or sign work in this browser, and the switch. */
export function useLetterKeys(): [work: boolean, set: (work: boolean) => void] {
  const [work, change] = useStored('letterKeys', true);
  return [work, (next) => change(() => next)];
}

/** Letters, figures and signs; the space bar is a key of the control it is pressed on. */
function isLetter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/** Typing is typing, and a window that is open has the keyboard to itself. */
function isBusyElsewhere(target: Element): boolean {
  return (
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]') ||
    document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null
  );
}
