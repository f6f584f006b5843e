// Toasts are outside of dialogs, which trap the focus: this includes the toasts in the Tab order of an open dialog, so that they can be
// reached by keyboard.

const reachable = 'a[href], button, input, select, textarea, iframe, summary, [contenteditable=true], [tabindex]';

/** Moves the focus from the dialog's last control through the toasts and back to its first; the other way with Shift. */
function leadThroughToasts(press: KeyboardEvent): void {
  const { activeElement } = document;
  if (press.key !== 'Tab' || press.altKey || press.ctrlKey || press.metaKey || !(activeElement instanceof HTMLElement)) return;
  const window = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].filter((one) => one.checkVisibility()).at(-1);
  const toasts = [...document.querySelectorAll<HTMLElement>('.mantine-Notifications-root')].flatMap(controlsOf);
  if (!window || toasts.length === 0) return;
  const round = [...controlsOf(window), ...toasts];
  const place = round.indexOf(activeElement);
  // The focus is on the body if the focused toast was removed.
  if (place < 0 && activeElement !== document.body) return;
  const by = press.shiftKey ? -1 : 1;
  const next = place < 0 ? round.at(by < 0 ? -1 : 0) : round[(place + by + round.length) % round.length];
  // Within the dialog its own focus trap works.
  if (!next || (window.contains(activeElement) && window.contains(next))) return;
  press.preventDefault();
  next.focus();
}

function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
}

/** Installs the handler; repeated calls have no effect. */
export function reachToasts(): void {
  // Before the dialog's own handler.
  document.addEventListener('keydown', leadThroughToasts, { capture: true });
}
