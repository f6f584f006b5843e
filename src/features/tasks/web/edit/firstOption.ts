import type { ComboboxStore } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Whether the results belong to the typed text, and not to an earlier one. */
export function isAnswered(query: { data: unknown; isPlaceholderData: boolean }, q: string, typed = ''): boolean {
  return q !== '' && q === typed.trim() && query.data !== undefined && !query.isPlaceholderData;
}

/** Selects the first result, so that Enter chooses it. @param found undefined while nothing is searched */
export function useFirstOption(combobox: ComboboxStore, found: readonly unknown[] | undefined): void {
  const store = useRef(combobox);
  store.current = combobox;
  const isAny = found !== undefined && found.length > 0;
  useEffect(() => {
    if (isAny && store.current.dropdownOpened) store.current.selectFirstOption();
  }, [isAny]);
}
