/** Waits until what was changed by now is painted. Not in a page that is in the background. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
