/** Waits until what is waiting now, such as clicks and what other code has put off, was done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
