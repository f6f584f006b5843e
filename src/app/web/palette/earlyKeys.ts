// Keys that were pressed before they were bound: the script in the page keeps them (`early/earlyInput.ts`).
import type { EarlyKey } from '../early/earlyInput.ts';

/**
 * Dispatches the keys again in their order, up to the first one that is not bound yet: it and the rest are kept for `endEarlyKeys`. Ctrl+K
 * opens the palette at once, and drops the keys before it.
 */
export function replayEarlyKeys(): void {
  const keys = globalThis.earlyKeys;
  if (!keys) return;
  keys.areBound = true;
  let waiting: EarlyKey[] = [];
  for (const { event, isHeld } of missedOf(keys.pressed)) {
    if (isHeld) waiting = [];
    if (waiting.length > 0 || !pressAgain(event)) waiting.push({ event, isHeld: false });
  }
  keys.pressed = waiting;
}

/** Once all keys are bound. */
export function endEarlyKeys(): void {
  const keys = globalThis.earlyKeys;
  if (!keys) return;
  for (const { event } of missedOf(keys.pressed)) pressAgain(event);
  keys.end();
}

/** Without those that a screen has handled: its keys may be bound before the ones of the frame. */
function missedOf(pressed: readonly EarlyKey[]): EarlyKey[] {
  return pressed.filter(({ event, isHeld }) => isHeld || !event.defaultPrevented);
}

/** @returns whether something handled it */
function pressAgain({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const place = target instanceof Element && target.isConnected ? target : document.body;
  const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true });
  place.dispatchEvent(again);
  return again.defaultPrevented;
}
