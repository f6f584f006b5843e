// What a reader opened last, kept in their browser and apart from what other accounts opened there.
import { useCallback, useMemo } from 'react';
import { useStored } from '#kit/web/device/browserStorage.ts';

/** A page bears no title here, for pages are named in the reader's language of the day. */
export type Visit = { href: string; title?: string; hint?: string };

const kept = 40;
const none: Visit[] = [];

/** The visits of an account, the last one first, and how to add one. */
export function useRecent(account: number): [visits: readonly Visit[], remember: (visit: Visit) => void] {
  const [stored, change] = useStored(`recent:${account}`, none);
  const remember = useCallback(
    (visit: Visit) => change((old) => [visit, ...readable(old).filter(({ href }) => href !== visit.href)].slice(0, kept)),
    [change],
  );
  return [useMemo(() => readable(stored), [stored]), remember];
}

/** What somebody else wrote under our name is passed over. */
function readable(stored: unknown): Visit[] {
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  return Array.isArray(stored)
    ? stored.filter((visit) => typeof visit?.href === 'string' && visit.href.startsWith('/') && isText(visit.title) && isText(visit.hint))
    : [];
}
