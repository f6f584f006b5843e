// Calls that the first screen does not wait for are sent once it is painted: sending them takes a tenth of a second on a slow phone.

/** How long they wait at most: a page in the background is never painted. */
const LONGEST_MS = 1000;

let painted: Promise<void> | undefined;

/** From now on calls wait until the first screen is painted. @returns call it when the screen is in the document */
export function holdCallsUntilPainted(): () => void {
  let release = () => {};
  painted = new Promise((resolve) => {
    release = () => {
      painted = undefined;
      resolve();
    };
  });
  setTimeout(release, LONGEST_MS);
  return () => requestAnimationFrame(() => setTimeout(release));
}

/** Undefined unless calls have to wait. */
export function untilPainted(): Promise<void> | undefined {
  return painted;
}
