import { startTransition, useEffect, useState } from 'react';

/**
 * How many of the parts of a screen are drawn by now: none in the first render, then one more after each paint. A slow phone answers
 * between them, where it would take a tenth of a second to arrange all at once.
 */
export function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= parts) return undefined;
    // A page in the background is drawn once it is seen.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDrawn(drawn + 1))));
    return () => cancelAnimationFrame(frame);
  }, [drawn, parts]);
  return Math.min(drawn, parts);
}
