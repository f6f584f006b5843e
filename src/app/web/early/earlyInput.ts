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

declare global {
  /** Ends the guard, once the screen is drawn. */
  var endEarlyInput: (() => EarlyInput) | undefined;
  /** The same for keys, once they are bound. @returns whether the palette was asked for */
  var endEarlyKeys: (() => boolean) | undefined;
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
  let wantsPalette = false;
  const onKey = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, key } = event;
    if (!(ctrlKey || metaKey) || key !== 'k') return;
    event.preventDefault();
    wantsPalette = true;
  };
  addEventListener('keydown', onKey, true);
  globalThis.endEarlyKeys = () => {
    removeEventListener('keydown', onKey, true);
    globalThis.endEarlyKeys = undefined;
    return wantsPalette;
  };
}
