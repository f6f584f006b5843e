// The first screen comes first: calls, code and controls that it can be read without follow once it is painted with its data.
import { startTransition, useEffect, useState } from 'react';

/** How long they wait at most once the screen is in the document: a page in the background is never painted. */
const LONGEST_MS = 1000;

let isPainted = false;
let holdsCalls = false;
let end = () => {};

/** Resolves when the first screen is painted. */
export const firstPaint = new Promise<void>((resolve) => {
  end = () => {
    isPainted = true;
    resolve();
  };
});

/** From now on calls wait until the first screen is painted. @returns call it when the screen is in the document */
export function holdCallsUntilPainted(): () => void {
  holdsCalls = true;
  return () => {
    requestAnimationFrame(() => setTimeout(end));
    setTimeout(end, LONGEST_MS);
  };
}

/** Undefined unless calls have to wait. */
export function untilPainted(): Promise<void> | undefined {
  return holdsCalls && !isPainted ? firstPaint : undefined;
}

/** Whether the first screen is painted: its controls can be drawn. */
export function useIsPainted(): boolean {
  const [is, set] = useState(isPainted);
  useEffect(() => {
    if (!is) void firstPaint.then(() => startTransition(() => set(true)));
  }, [is]);
  return is;
}
