import { Drawer, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { Failure } from '../page/Failure.tsx';
import { MoreButton } from '../page/MoreButton.tsx';
import { useOpenedAfterMount } from '../popup/anchor.ts';
import { itemsOf, pagesByNumber } from '../request/pages.ts';
import textStyles from '../text/text.module.css';
import classes from './removed.module.css';

const perPage = 20;

type RemovedListProps<Item, Page> = {
  /** The query's key; the list is the part `all` of it. */
  queryKey: readonly unknown[];
  fetchPage: (query: { page: number; perPage: number }, signal: AbortSignal) => Promise<Page>;
  itemsOfPage: (page: Page) => readonly Item[];
  /** Above the list: how long removals can be undone. */
  note: string;
  /** Shown when nothing was removed. */
  none: string;
  /** Renders an item. @param onRestored to be called before its button disappears: the focus moves to the list */
  children: (item: Item, onRestored: () => void) => ReactNode;
};

type RemovedDrawerProps<Item, Page> = RemovedListProps<Item, Page> & { title: string; opened: boolean; close: () => void };

/** Removed items, last removed first, over their list. */
export function RemovedDrawer<Item extends { id: number }, Page extends { total: number }>({
  title,
  opened,
  close,
  ...list
}: RemovedDrawerProps<Item, Page>) {
  const t = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      size="min(100%, 560px)"
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <RemovedList {...list} />
    </Drawer>
  );
}

function RemovedList<Item extends { id: number }, Page extends { total: number }>({
  queryKey,
  fetchPage,
  itemsOfPage,
  note,
  none,
  children,
}: RemovedListProps<Item, Page>) {
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'all'],
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, perPage }, signal),
    ...pagesByNumber(perPage),
    staleTime: 0,
  });
  if (!query.data) return query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Skeleton height={240} />;
  const items = itemsOf(query.data, itemsOfPage);
  return (
    <div ref={list} tabIndex={-1} data-home>
      <Text size="sm" c="dimmed" mb="md">
        {items.length > 0 ? note : none}
      </Text>
      {items.length > 0 && <ul>{items.map((item) => children(item, () => list.current?.focus({ preventScroll: true })))}</ul>}
      <MoreButton query={query} />
    </div>
  );
}

type RemovedItemProps = {
  name: ReactNode;
  /** A text about it, of which two lines are shown. */
  about?: string | null;
  /** Further lines; empty ones are left out. */
  lines: readonly ReactNode[];
  /** Its restore button. */
  restore: ReactNode;
};

export function RemovedItem({ name, about, lines, restore }: RemovedItemProps) {
  return (
    <li className={classes.removed}>
      <div>
        <p className={classes.name}>{name}</p>
        {about && (
          <p className={`${textStyles.lines} ${classes.about}`} title={about}>
            {about}
          </p>
        )}
        {lines.filter(Boolean).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
          <p key={place} className={textStyles.minor}>
            {line}
          </p>
        ))}
      </div>
      {restore}
    </li>
  );
}
