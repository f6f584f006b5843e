// Buffers the keys typed between opening the palette and the appearance of its field.
import { onCloseAll } from '#kit/web/dialog/openState.ts';
import { palette } from './palette.ts';

let typed = '';
let stop: (() => void) | undefined;

/**
 * Opens the palette; typing can start immediately. While it loads, Escape or a click closes it. If loading fails, its loader calls
 * `takeTyped`, so that keys work again.
 */
export function openPalette(): void {
  // Opened again while it loads: the typed text is kept.
  if (stop) return;
  palette.open();
  document.addEventListener('keydown', keep, { capture: true });
  document.addEventListener('pointerdown', cancel, { capture: true });
  stop = () => {
    document.removeEventListener('keydown', keep, { capture: true });
    document.removeEventListener('pointerdown', cancel, { capture: true });
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

// Another dialog, or signing out, may close the palette while it loads.
onCloseAll(takeTyped);

function cancel(): void {
  takeTyped();
  palette.close();
}

function keep(event: KeyboardEvent): void {
  const { key, isComposing, ctrlKey, metaKey, altKey } = event;
  if (key === undefined || isComposing || ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') cancel();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  // Enter and Tab would act on the element that still has the focus.
  else if (key !== 'Enter' && key !== 'Tab') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
