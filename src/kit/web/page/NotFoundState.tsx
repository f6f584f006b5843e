import { Button } from '@mantine/core';
import { IconFileUnknown, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SearchForm } from '../search/SearchForm.tsx';
import { EmptyState } from './EmptyState.tsx';

type NotFoundStateProps = {
  words: {
    /** What was requested. */
    sought: string;
    /** Why it may be missing. */
    hint: string;
    /** Label of the search field. */
    search: string;
    find: string;
    list: string;
  };
  /** Searches the list. */
  find: (q: string) => void;
  /** Renders the button's link to the list. */
  list: (props: object) => ReactNode;
};

/** Shown at the URL of an item that does not exist: what was requested, why it may be missing, and where to continue. */
export function NotFoundState({ words, find, list }: NotFoundStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={<IconFileUnknown />} title={words.sought} hint={words.hint}>
        <SearchForm label={words.search} action={words.find} find={find} />
        <Button variant="light" leftSection={<IconList size={18} aria-hidden />} renderRoot={list}>
          {words.list}
        </Button>
      </EmptyState>
    </div>
  );
}
