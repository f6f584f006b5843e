// Recently opened entries, stored in the browser per account.
import { useCallback, useMemo } from 'react';
import { useStored } from '#kit/web/device/browserStorage.ts';

/** Pages have no stored title, since it is shown in the current language. */
export type Visit = { href: string; title?: string; hint?: string };

const maxVisits = 40;
const none: Visit[] = [];

/** The account's visits, the latest first, and a function to add one. */
export function useRecent(account: number): [visits: readonly Visit[], remember: (visit: Visit) => void] {
  const [stored, change] = useStored(`recent:${account}`, none);
  const remember = useCallback(
    (visit: Visit) => change((old) => [visit, ...validVisits(old).filter(({ href }) => href !== visit.href)].slice(0, maxVisits)),
    [change],
  );
  return [useMemo(() => validVisits(stored), [stored]), remember];
}

/** Ignores invalid stored data. */
function validVisits(stored: unknown): Visit[] {
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  return Array.isArray(stored)
    ? stored.filter((visit) => typeof visit?.href === 'string' && visit.href.startsWith('/') && isText(visit.title) && isText(visit.hint))
    : [];
}
