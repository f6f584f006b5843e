import { Button } from '@mantine/core';
import { IconFileUnknown, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SearchForm } from '../search/SearchForm.tsx';
import { EmptyState } from './EmptyState.tsx';

type NotFoundStateProps = {
  words: {
    /** What was looked for. */
    sought: string;
    /** Why it may be missing. */
    hint: string;
    /** What the field of the search is called. */
    search: string;
    find: string;
    list: string;
  };
  /** Looks for the words in the list. */
  find: (q: string) => void;
  /** The link to the list that is shown as a button. */
  list: (props: object) => ReactNode;
};

/** Says at the address of a thing that is not there what was looked for, why it may be missing, and where to go on. */
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
