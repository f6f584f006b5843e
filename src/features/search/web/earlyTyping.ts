// Buffers the keys typed between opening the palette and the appearance of its field.
import { onCloseAll } from '#kit/web/dialog/openState.ts';
import { palette } from './palette.ts';

let typed = '';
let stop: (() => void) | undefined;

/**
 * Opens the palette; typing can start immediately. Escape, or a press elsewhere, takes it back. Whoever loads it calls `takeTyped` if that
 * fails, so that keys work again.
 */
export function openPalette(): void {
  // Asked for again while it is coming: what was typed stays.
  if (stop) return;
  palette.open();
  document.addEventListener('keydown', keep, { capture: true });
  document.addEventListener('pointerdown', giveUp, { capture: true });
  stop = () => {
    document.removeEventListener('keydown', keep, { capture: true });
    document.removeEventListener('pointerdown', giveUp, { capture: true });
  };
}

/** Called by the focused field: returns what was typed so far. */
export function takeTyped(): string {
  stop?.();
  stop = undefined;
  const text = typed;
  typed = '';
  return text;
}

// Another dialog, or the end of the session, closes the palette before it has a field.
onCloseAll(takeTyped);

function giveUp(): void {
  takeTyped();
  palette.close();
}

function keep(event: KeyboardEvent): void {
  const { key, isComposing, ctrlKey, metaKey, altKey } = event;
  if (key === undefined || isComposing || ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') giveUp();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  // They would act on the element that has the focus until then.
  else if (key !== 'Enter' && key !== 'Tab') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
