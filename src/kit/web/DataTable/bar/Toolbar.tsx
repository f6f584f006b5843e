import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/i18n.ts';
import type { ListControl } from '../../search/listState.ts';
import classes from '../DataTable.module.css';

/** Debounce of the search. */
const typingPause = 250;

type ToolbarProps = {
  list: ListControl;
  search: RefObject<HTMLInputElement | null>;
  searchLabel: string | undefined;
  /** The id of a hint on the search. */
  searchHint?: string;
  children: ReactNode;
};

/** Above the table: search, filters, view. */
export function Toolbar({ list, search, searchLabel, searchHint, children }: ToolbarProps) {
  // `search` is only correct with a search field.
  const Bar = searchLabel ? 'search' : 'div';
  return (
    <Bar className={classes.toolbar}>
      {searchLabel && <SearchField list={list} field={search} label={searchLabel} hint={searchHint} />}
      {children}
    </Bar>
  );
}

type SearchFieldProps = { list: ListControl; field: RefObject<HTMLInputElement | null>; label: string; hint: string | undefined };

function SearchField({ list, field, label, hint }: SearchFieldProps) {
  const t = useTexts('kit');
  const asked = list.query.q ?? '';
  const [typed, setTyped] = useState(asked);
  /** The last search of this field. */
  const ownAsked = useRef(asked);
  const ask = useDebouncedCallback((q: string) => {
    ownAsked.current = q;
    list.set({ q: q || undefined }, { replace: true });
  }, typingPause);
  // The URL may also change by navigation or a cleared filter. The echo of its own change must not overwrite the typed text.
  useEffect(() => {
    if (asked === ownAsked.current) return;
    ask.cancel();
    ownAsked.current = asked;
    setTyped(asked);
  }, [asked, ask]);
  const change = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  return (
    <TextInput
      ref={field}
      className={classes.search}
      aria-label={label}
      aria-describedby={hint}
      placeholder={label}
      value={typed}
      maxLength={200}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && (typed === '' ? event.currentTarget.blur() : change(''))}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={() => change('')} />}
    />
  );
}
