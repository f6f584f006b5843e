import type { KeyboardEvent } from 'react';

/** Where the focus goes after an edit. */
export type Next = 'same' | 'on' | 'back' | 'elsewhere';

/** The keys of a field in a cell: Enter and Tab save, Escape does not. */
export function cellKeys(finish: (next: Next) => void, cancel: () => void) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Otherwise Enter would also press the button that then gets the focus.
    if (event.key === 'Enter' || event.key === 'Tab') event.preventDefault();
    if (event.key === 'Enter') finish('same');
    if (event.key === 'Tab') finish(event.shiftKey ? 'back' : 'on');
    if (event.key === 'Escape') cancel();
  };
}
