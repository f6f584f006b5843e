// What is typed after the palette was called and before its field is there is kept for it, and does nothing else meanwhile.
import { palette } from './palette.ts';

/** The field of a palette that cannot be fetched never comes; then keys mean again what they mean. */
const timeout = 3000;

let typed = '';
let stop: (() => void) | undefined;

/** Opens the palette; nobody has to wait for it with typing. */
export function openPalette(): void {
  takeTyped();
  palette.open();
  document.addEventListener('keydown', keep, { capture: true });
  const waiting = setTimeout(takeTyped, timeout);
  stop = () => {
    document.removeEventListener('keydown', keep, { capture: true });
    clearTimeout(waiting);
  };
}

/** For the field, once it has the focus: what was typed so far. */
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
