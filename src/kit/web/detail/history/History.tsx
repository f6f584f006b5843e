// The changes of a record over time.
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../locale/format.ts';
import { useTexts } from '../../locale/i18n.ts';
import { Failure } from '../../page/Failure.tsx';
import { itemsOf, pagesByNumber } from '../../request/pages.ts';
import textStyles from '../../text/text.module.css';
import { DetailCard } from '../DetailCard.tsx';
import classes from './History.module.css';

const perPage = 50;
/** Changes that are shown at first. */
const newest = 10;

type HistoryProps<Change, Page> = {
  title: string;
  /** Shown when nothing has changed. */
  none: string;
  queryKey: readonly unknown[];
  fetchPage: (query: { page: number; perPage: number }, signal: AbortSignal) => Promise<Page>;
  changesOf: (page: Page) => readonly Change[];
  /** When a change came about, and by what. */
  momentOf: (change: Change) => { at: string; origin?: string };
  /** Renders a change as a list item. */
  children: (change: Change) => ReactNode;
};

/** The card of a record's changes, newest first. */
export function History<Change extends { id: number }, Page extends { total: number }>({
  title,
  none,
  queryKey,
  fetchPage,
  changesOf,
  momentOf,
  children,
}: HistoryProps<Change, Page>) {
  const t = useTexts('common');
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, perPage }, signal),
    ...pagesByNumber(perPage),
  });
  const [isWhole, setWhole] = useState(false);
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const all = itemsOf(query.data, changesOf);
  const isFolded = !isWhole && all.length > newest;
  const shown = isFolded ? all.slice(0, newest) : all;
  const { list, focusFrom } = useFocusOnMore(shown.length);
  const showMore = () => {
    focusFrom(shown.length);
    if (isFolded) setWhole(true);
    else void query.fetchNextPage();
  };
  const moments = Map.groupBy(shown, (change) => {
    const { at, origin = '' } = momentOf(change);
    return `${at} ${origin}`;
  });
  return (
    <DetailCard
      title={title}
      aside={
        total > 0 && (
          <Text size="sm" c="dimmed">
            {t('history.count', { count: total, figure: format.number(total) })}
          </Text>
        )
      }
    >
      {query.data ? (
        moments.size === 0 ? (
          <Text size="sm" c="dimmed">
            {none}
          </Text>
        ) : (
          <ol ref={list} className={classes.moments}>
            {[...moments].map(([key, changes]) => (
              <Moment key={key} {...(changes[0] && momentOf(changes[0]))}>
                {changes.map(children)}
              </Moment>
            ))}
          </ol>
        )
      ) : query.isError ? (
        <Failure error={query.error} retry={() => query.refetch()} />
      ) : (
        <Skeleton height={20} />
      )}
      {(isFolded || query.hasNextPage) && (
        <Button mt="md" variant="light" size="xs" loading={query.isFetchingNextPage} onClick={showMore}>
          {t(query.hasNextPage ? 'history.more' : 'history.all')}
        </Button>
      )}
    </DetailCard>
  );
}

/** Focuses the first change that a button shows, since the button may go. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [from, focusFrom] = useState(0);
  useEffect(() => {
    if (from === 0 || count <= from) return;
    const first = list.current?.querySelectorAll<HTMLElement>(':scope > li > ul > li')[from];
    first?.setAttribute('tabindex', '-1');
    first?.focus();
    focusFrom(0);
  }, [count, from]);
  return { list, focusFrom };
}

/** The changes that came about together. */
function Moment({ at = '', origin, children }: { at?: string; origin?: string; children: ReactNode }) {
  const format = useFormat();
  return (
    <li>
      <p className={classes.moment}>
        <time dateTime={at} title={format.fullDateTime(at)}>
          {format.dateTime(at)}
        </time>
        {origin && <span className={`${textStyles.minor} ${classes.origin}`}>{origin}</span>}
      </p>
      <ul className={classes.changes}>{children}</ul>
    </li>
  );
}
