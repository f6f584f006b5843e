import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/i18n.ts';
import type { ListControl } from '../../search/listState.ts';
import classes from '../DataTable.module.css';

/** Long enough not to ask for every letter, short enough to feel at once. */
const typingPause = 250;

type ToolbarProps = {
  list: ListControl;
  search: RefObject<HTMLInputElement | null>;
  searchLabel: string | undefined;
  children: ReactNode;
};

/** Above the table: search, filters, view. */
export function Toolbar({ list, search, searchLabel, children }: ToolbarProps) {
  // Without anything to search in it is no search.
  const Bar = searchLabel ? 'search' : 'div';
  return (
    <Bar className={classes.toolbar}>
      {searchLabel && <SearchField list={list} field={search} label={searchLabel} />}
      {children}
    </Bar>
  );
}

function SearchField({ list, field, label }: { list: ListControl; field: RefObject<HTMLInputElement | null>; label: string }) {
  const t = useTexts('kit');
  const asked = list.query.q ?? '';
  const [typed, setTyped] = useState(asked);
  /** What this field itself asked for last. */
  const ownAsked = useRef(asked);
  const ask = useDebouncedCallback((q: string) => {
    ownAsked.current = q;
    list.set({ q: q || undefined }, { replace: true });
  }, typingPause);
  // The address changes from elsewhere too: the way back, a link, a cleared filter. Its own echo must not touch what is being typed.
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
