// Toasts stand outside of every window, and a window keeps the Tab key to itself: here its round is led through them, so that what they
// offer can be reached by the keyboard.

const reachable = 'a[href], button, input, select, textarea, iframe, summary, [contenteditable=true], [tabindex]';

/** Moves the focus from the window's last control to the toasts, through them and back to its first; the other way with Shift. */
function leadThroughToasts(press: KeyboardEvent): void {
  const { activeElement } = document;
  if (press.key !== 'Tab' || press.altKey || press.ctrlKey || press.metaKey || !(activeElement instanceof HTMLElement)) return;
  const window = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].filter((one) => one.checkVisibility()).at(-1);
  const toasts = [...document.querySelectorAll<HTMLElement>('.mantine-Notifications-root')].flatMap(controlsOf);
  if (!window || toasts.length === 0) return;
  const round = [...controlsOf(window), ...toasts];
  const place = round.indexOf(activeElement);
  // Nothing has the focus where a toast that had it has gone.
  if (place < 0 && activeElement !== document.body) return;
  const by = press.shiftKey ? -1 : 1;
  const next = place < 0 ? round.at(by < 0 ? -1 : 0) : round[(place + by + round.length) % round.length];
  // Within the window it is the window's own business.
  if (!next || (window.contains(activeElement) && window.contains(next))) return;
  press.preventDefault();
  next.focus();
}

function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
}

/** From now on windows' rounds lead through the toasts; called again, it changes nothing. */
export function reachToasts(): void {
  // Before the window's own turn.
  document.addEventListener('keydown', leadThroughToasts, { capture: true });
}
