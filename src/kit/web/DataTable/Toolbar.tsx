import { ActionIcon, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n.ts';
import type { ListControl } from '../listState.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';

/** Long enough not to ask for every letter, short enough to feel at once. */
const typingPause = 250;

type ToolbarProps = {
  list: ListControl;
  columns: readonly Column<never>[];
  search: RefObject<HTMLInputElement | null>;
  searchLabel: string | undefined;
  isPhone: boolean;
  children: ReactNode;
};

/** Above the table: search, filters, view; on a phone the order too, because there is no header to click. */
export function Toolbar({ list, columns, search, searchLabel, isPhone, children }: ToolbarProps) {
  // Without anything to search or sort by it is no place to search in.
  const Bar = searchLabel ? 'search' : 'div';
  return (
    <Bar className={classes.toolbar}>
      {searchLabel && <SearchField list={list} field={search} label={searchLabel} />}
      {isPhone && <SortField list={list} columns={columns} />}
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

function SortField({ list, columns }: { list: ListControl; columns: readonly Column<never>[] }) {
  const t = useTexts('kit');
  const { sort, order } = list.query;
  const choices = columns.filter((column) => column.sort).map(({ id, header }) => ({ value: id, label: header }));
  if (choices.length === 0) return null;
  const isKnown = choices.some(({ value }) => value === sort);
  const Icon = order === 'asc' ? IconSortAscending : IconSortDescending;
  return (
    <div className={classes.sortField}>
      <NativeSelect
        aria-label={t('table.sortBy')}
        value={isKnown ? sort : ''}
        onChange={(event) => list.set({ sort: event.currentTarget.value, order })}
        data={isKnown ? choices : [{ value: '', label: t('table.sortBy') }, ...choices]}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={order === 'asc' ? t('table.ascending') : t('table.descending')}
        onClick={() => list.set({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        <Icon size={18} />
      </ActionIcon>
    </div>
  );
}
