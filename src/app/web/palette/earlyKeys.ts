// Keys that were pressed before they were bound: the script in the page keeps them (`early/earlyInput.ts`).

/** Presses the keys again that nothing has handled yet. What is still unhandled is kept for keys that are bound later. */
export function replayEarlyKeys(): void {
  const keys = globalThis.earlyKeys;
  if (!keys) return;
  keys.areBound = true;
  // The keys of a screen may be bound before those of the frame: what they handled is done.
  const missed = keys.pressed.filter(({ event, isHeld }) => isHeld || !event.defaultPrevented);
  keys.pressed = missed.filter(({ event }) => !pressAgain(event)).map(({ event }) => ({ event, isHeld: false }));
}

/** Once all keys are bound. */
export function endEarlyKeys(): void {
  replayEarlyKeys();
  globalThis.earlyKeys?.end();
}

/** @returns whether something handled it */
function pressAgain({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const place = target instanceof Element && target.isConnected ? target : document.body;
  const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true });
  place.dispatchEvent(again);
  return again.defaultPrevented;
}
