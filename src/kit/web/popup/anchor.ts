// What a button and the thing it opens know of each other. The button stands in the first screen; the rest is fetched.
import { type Ref, useEffect, useLayoutEffect, useState } from 'react';

export type Anchor = {
  id: string;
  /** The button. */
  node: HTMLElement | null;
  opened: boolean;
  set: (opened: boolean) => void;
};

/** What its `Opener` gives to a menu or panel. */
export type AnchoredProps = { anchor: Anchor };

/** Stands in for a button that is on the page already, where Mantine wants to wrap it. */
export function ButtonOnPage({ node, ref }: { node: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    ref(node);
    return () => void ref(null);
  }, [node, ref]);
  return null;
}

/** For what is fetched when it is first opened: it comes closed and opens then, so that it knows where the focus was. */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return isThere && opened;
}
