// Buffers the keys typed between opening the palette and the appearance of its field.
import { palette } from './palette.ts';

let typed = '';
let stop: (() => void) | undefined;

/** Opens the palette; typing can start immediately. Whoever loads it calls `takeTyped` if that fails, so that keys work again. */
export function openPalette(): void {
  takeTyped();
  palette.open();
  document.addEventListener('keydown', keep, { capture: true });
  stop = () => document.removeEventListener('keydown', keep, { capture: true });
}

/** Called by the focused field: returns what was typed so far. */
export function takeTyped(): string {
  stop?.();
  stop = undefined;
  const text = typed;
  typed = '';
  return text;
}

function keep(event: KeyboardEvent): void {
  const { key, isComposing, ctrlKey, metaKey, altKey } = event;
  if (key === undefined || isComposing || ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') {
    takeTyped();
    palette.close();
  } else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
