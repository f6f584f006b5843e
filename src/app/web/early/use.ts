// Whether the user has done something in this page, from its first moment on: what was typed must not be lost by a reload.

const attribute = 'used';

/** Starts to watch. */
export function noteUse(): void {
  const note = () => {
    document.documentElement.dataset[attribute] = '';
  };
  for (const type of ['pointerdown', 'keydown', 'input', 'wheel']) addEventListener(type, note, { once: true, passive: true });
}

/** Whether the user has typed, clicked or scrolled in this page. */
export function isUsed(): boolean {
  return document.documentElement.dataset[attribute] !== undefined;
}
