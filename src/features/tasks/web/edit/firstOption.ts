import type { ComboboxStore } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Whether what was found is what was typed, and not what was typed before. */
export function isAnswered(query: { data: unknown; isPlaceholderData: boolean }, q: string, typed = ''): boolean {
  return q !== '' && q === typed.trim() && query.data !== undefined && !query.isPlaceholderData;
}

/** Marks the first of what was found, so that Enter takes it. @param found undefined as long as nothing is searched for */
export function useFirstOption(combobox: ComboboxStore, found: readonly unknown[] | undefined): void {
  const store = useRef(combobox);
  store.current = combobox;
  const isAny = found !== undefined && found.length > 0;
  useEffect(() => {
    if (isAny && store.current.dropdownOpened) store.current.selectFirstOption();
  }, [isAny]);
}
