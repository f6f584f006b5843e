import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of `<html>` while the component is mounted and `isOn`, so that styles of the frame around it can follow. A rule with
 * `:has()` would do that too, but makes the browser style the whole page again at each insertion.
 */
export function useRootMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => (isOn ? markRoot(name) : undefined), [name, isOn]);
}

/** Sets the attribute, whose value is the number of those that set it. @returns removes it again, if nobody else has set it */
export function markRoot(name: `data-${string}`): () => void {
  const root = document.documentElement;
  const add = (more: number) => {
    const number = Number(root.getAttribute(name)) + more;
    if (number > 0) root.setAttribute(name, String(number));
    else root.removeAttribute(name);
  };
  add(1);
  return () => add(-1);
}
