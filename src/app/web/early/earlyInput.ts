// What users do before the application is there. Forms would be sent by the browser itself, with the password in the address.

/** What the application makes up for. */
type EarlyInput = {
  /** A form was submitted. */
  submitted?: boolean;
  /** The words on the button that was clicked last. */
  clicked?: string;
  /** The language that was chosen. */
  language?: string;
};

/** `isHeld`: kept from the browser and from the screen. */
export type EarlyKey = { event: KeyboardEvent; isHeld: boolean };

declare global {
  /** Ends the guard, once the screen is drawn. */
  var endEarlyInput: (() => EarlyInput) | undefined;
  /** Keys that were pressed before they were bound: `palette/earlyKeys.ts` ends it. */
  var earlyKeys: { pressed: EarlyKey[]; areBound: boolean; end: () => void } | undefined;
}

/** The words on a button, by which it is found again. */
export const wordsOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Keeps the browser from acting itself, and notes what was wanted, until the application ends it. */
export function guardInput(): void {
  const done: EarlyInput = {};
  const guards = {
    submit: (event: Event) => {
      event.preventDefault();
      done.submitted = true;
    },
    click: ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button[type=button]') : null;
      if (button) done.clicked = wordsOf(button);
    },
    change: ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) done.language = target.value;
    },
  };
  for (const [type, guard] of Object.entries(guards)) addEventListener(type, guard, true);
  globalThis.endEarlyInput = () => {
    for (const [type, guard] of Object.entries(guards)) removeEventListener(type, guard, true);
    return done;
  };
  guardKeys();
}

function guardKeys(): void {
  const onKey = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key, isTrusted, target } = event;
    const asksForPalette = (ctrlKey || metaKey) && key === 'k';
    const isLetter = !(ctrlKey || metaKey || altKey) && key?.length === 1 && key !== ' ';
    if (!isTrusted || !(asksForPalette || (isLetter && !isField(target)))) return;
    // Browsers have their own use of it.
    const isHeld = asksForPalette && !keys.areBound;
    if (isHeld) event.preventDefault();
    keys.pressed.push({ event, isHeld });
  };
  const end = () => {
    removeEventListener('keydown', onKey, true);
    globalThis.earlyKeys = undefined;
  };
  const keys = { pressed: [] as EarlyKey[], areBound: false, end };
  globalThis.earlyKeys = keys;
  addEventListener('keydown', onKey, true);
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]');
