import type { ReactNode, RefObject } from 'react';
import type { ListControl } from '../../search/listState.ts';
import { SearchField } from '../controls.ts';
import classes from '../DataTable.module.css';

type ToolbarProps = {
  list: ListControl;
  search: RefObject<HTMLInputElement | null>;
  searchLabel: string | undefined;
  /** The id of a hint on the search. */
  searchHint?: string;
  /** Whether the search finds whole words, so that the last one is a beginning only while it is being typed. */
  findsWords?: boolean | undefined;
  children: ReactNode;
};

/** Above the table: search, filters, view. */
export function Toolbar({ list, search, searchLabel, searchHint, findsWords = false, children }: ToolbarProps) {
  // `search` is only correct with a search field.
  const Bar = searchLabel ? 'search' : 'div';
  return (
    <Bar className={classes.toolbar}>
      {searchLabel && (
        <SearchField
          list={list}
          field={search}
          label={searchLabel}
          hint={searchHint}
          findsWords={findsWords}
          fallback={<div className={classes.search} />}
        />
      )}
      {children}
    </Bar>
  );
}
