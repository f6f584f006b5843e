import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { confirm } from './confirm.tsx';

/** Components with unsaved changes. Only the first of them asks. */
const unsaved = new Set<string>();

/** Whether leaving the page would lose unsaved changes. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/**
 * Asks once before the user navigates, reloads or closes the page with unsaved changes.
 * @param body describes the unsaved changes, if they are not the page's
 */
export function useUnsaved(isUnsaved: boolean, body?: string): void {
  const t = useTexts('kit');
  const self = useId();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(self);
    return () => {
      unsaved.delete(self);
    };
  }, [isUnsaved, self]);
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname && sameSearch(current.search, next.search)) return false;
      const [first] = unsaved;
      if (first !== self) return false;
      const question = { title: t('unsaved.title'), body: body ?? t('unsaved.body'), action: t('unsaved.leave'), stay: t('unsaved.stay') };
      return !(await confirm({ ...question, danger: true }));
    },
  });
}

/** Compares without the hash. */
function sameSearch(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
