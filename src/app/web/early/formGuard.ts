// Forms of the page before the application is there: the browser would send them itself, with the password in the address.

declare global {
  /** Ends the guard. @returns whether a form was submitted meanwhile */
  var endFormGuard: (() => boolean) | undefined;
}

/** Keeps the browser from sending forms until the application ends it. */
export function guardForms(): void {
  let wasSubmitted = false;
  const guard = (event: Event) => {
    event.preventDefault();
    wasSubmitted = true;
  };
  addEventListener('submit', guard, true);
  globalThis.endFormGuard = () => {
    removeEventListener('submit', guard, true);
    return wasSubmitted;
  };
}
