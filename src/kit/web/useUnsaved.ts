import { useBlocker } from '@tanstack/react-router';
import { confirm } from './confirm.tsx';
import { useTexts } from './i18n.ts';

/** Asks before the reader goes to another address, reloads or closes the page while what they typed is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const t = useTexts('kit');
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname && sameSearch(current.search, next.search)) return false;
      const question = { title: t('unsaved.title'), body: t('unsaved.body'), action: t('unsaved.leave'), stay: t('unsaved.stay') };
      return !(await confirm({ ...question, danger: true }));
    },
  });
}

/** Another hash is the same screen. */
function sameSearch(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
