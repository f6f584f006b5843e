import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of `<html>` while the component is mounted and `isOn`, so that styles of the frame around it can follow. A rule with
 * `:has()` would do that too, but makes the browser style the whole page again at each insertion.
 */
export function useRootMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    // The number of components that set it.
    const add = (more: number) => {
      const number = Number(root.getAttribute(name)) + more;
      if (number > 0) root.setAttribute(name, String(number));
      else root.removeAttribute(name);
    };
    add(1);
    return () => add(-1);
  }, [name, isOn]);
}
