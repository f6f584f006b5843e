import { Button } from '@mantine/core';
import { IconFileUnknown, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { EmptyState } from './EmptyState.tsx';

type NotFoundStateProps = {
  icon?: ReactNode;
  /** What was requested, and why it may be missing. */
  sought: string;
  hint?: string;
  /** Searches the list; `label` is that of the search field. */
  search?: { label: string; find: (q: string) => void };
  /** Label of the button to the list, and the link that it renders. */
  list: { label: string; link: (props: object) => ReactNode };
};

/** Shown at the URL of an item that does not exist: what was requested, why it may be missing, and where to continue. */
export function NotFoundState({ icon = <IconFileUnknown />, sought, hint, search, list }: NotFoundStateProps) {
  const t = useTexts('common');
  return (
    <div role="alert">
      <EmptyState icon={icon} title={sought} hint={hint}>
        {search && <SearchForm label={search.label} action={t('detail.find')} find={search.find} />}
        <Button variant="light" leftSection={<IconList size={18} aria-hidden />} renderRoot={list.link}>
          {list.label}
        </Button>
      </EmptyState>
    </div>
  );
}
