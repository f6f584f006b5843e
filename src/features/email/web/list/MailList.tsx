// The e-mails of a view: a toolbar and a virtual list, which renders visible rows only.

import { useElementSize } from '@mantine/hooks';
import { IconSearchOff } from '@tabler/icons-react';
import { type CSSProperties, type FocusEvent, type RefObject, useRef, useState } from 'react';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useDayChips } from '#kit/web/DataTable/bar/useDayChips.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import surface from '#kit/web/page/surface.module.css';
import { useOneByOne } from '#kit/web/page/useOneByOne.ts';
import { CallFailed } from '#kit/web/request/failures.ts';
import type { ListedEmail } from '../../entities.ts';
import { openingOf } from '../places.ts';
import type { StartResponse } from '../startResponse.ts';
import type { MailActions } from '../useMailActions.ts';
import type { MailAddress } from '../useMailAddress.ts';
import { EmptyMailList } from './EmptyMailList.tsx';
import { ListBar } from './ListBar.tsx';
import classes from './MailList.module.css';
import { MailRow, RowSkeleton } from './MailRow.tsx';
import { useListKeys } from './useListKeys.ts';
import type { MailPages } from './useMailPages.ts';
import { type ListPlace, type MailRows, useMailRows } from './useMailRows.ts';
import type { MailSelection } from './useMailSelection.ts';
import { useRowActions } from './useRowActions.ts';

export type MailListProps = {
  address: MailAddress;
  pages: MailPages;
  selection: MailSelection;
  actions: MailActions;
  left: RefObject<ListPlace>;
  respond: StartResponse;
  compose: () => void;
  /** Fetches what opening an e-mail needs. */
  prepare: (mail: ListedEmail) => void;
};

const unfiltered = { since: undefined, until: undefined, unread: undefined };
/** Below this width a row takes three lines. */
const narrow = 720;
const rowHeights = { wide: 52, narrow: 92 };
/** Rows shown until the total is known. */
const skeletonRows = 12;

export function MailList({ address, pages, selection, actions, left, respond, compose, prepare }: MailListProps) {
  const t = useTexts('email');
  const days = useDayChips(address.view, { since: (day) => t('days.since', { day }), until: (day) => t('days.until', { day }) });
  const chips = address.view.unread ? [...days, { key: 'unread', label: t('onlyUnread'), without: { unread: undefined } }] : days;
  const { ref: measured, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // Until the list is measured, the window says whether it is narrow, so that the first rows have their final height.
  const isNarrow = (width || window.innerWidth) < narrow;
  const rowHeight = isNarrow ? rowHeights.narrow : rowHeights.wide;
  const rows = useMailRows({ pages, scroller, rowHeight, left, open: address.mail });
  const rowActions = useRowActions({ rows, selection, actions, prepare, open: (mail) => address.set(openingOf(mail)) });
  const complete = useCompleteRows(rows, pages.isPending);
  const { total } = pages;
  useListKeys({ rows, selection, actions, address, field, bar, total, respond, compose });
  const isEmpty = !pages.isPending && !pages.error && total === 0;
  const follow = ({ target }: FocusEvent) => {
    const id = Number(target.closest('[data-index]')?.querySelector<HTMLElement>('[data-mail]')?.dataset.mail);
    if (id) rows.setCurrent(id);
  };
  return (
    <section
      ref={measured}
      className={`${surface.surface} ${classes.list}`}
      aria-label={t('list')}
      data-mail-list
      data-narrow={isNarrow || undefined}
      data-stale={pages.isStale || undefined}
    >
      <ListBar bar={bar} field={field} address={address} total={total} rows={rows} selection={selection} actions={actions} />
      <FilterChips chips={chips} set={address.set} clear={() => address.set(unfiltered)} />
      {pages.error ? <ListFailure error={pages.error} retry={pages.retry} /> : null}
      {isEmpty && <EmptyMailList view={pages.view} showAll={() => address.set({ q: undefined, ...unfiltered })} compose={compose} />}
      <div ref={scroller} className={classes.scroller} hidden={isEmpty || Boolean(pages.error)}>
        <ul
          className={classes.rows}
          style={{ '--row-height': `${rowHeight}px`, height: pages.isPending ? skeletonRows * rowHeight : rows.height } as CSSProperties}
          aria-label={t('list')}
          aria-busy={pages.isPending || pages.isStale || complete < rows.shown.length}
          onFocus={follow}
        >
          {pages.isPending
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <RowSkeleton key={`skeleton ${String(index)}`} index={index} top={index * rowHeight} />
              ))
            : rows.shown.map(({ index, top, mail, key }, place) =>
                mail && place < complete ? (
                  <MailRow
                    key={key}
                    mail={mail}
                    index={index}
                    total={total}
                    top={top}
                    isSelected={selection.has(mail.id)}
                    isCurrent={mail.id === rows.current?.id}
                    isOpen={mail.id === address.mail}
                    actions={rowActions}
                  />
                ) : (
                  <RowSkeleton key={key} index={index} top={top} mail={mail} open={rowActions.open} />
                ),
              )}
        </ul>
      </div>
    </section>
  );
}

/** Rows that get their controls in one task. */
const atOnce = 2;

/** How many rows have their controls: of a new screen, those in sight get them little by little, as its words can be read already. */
function useCompleteRows({ shown, isVisited }: MailRows, isPending: boolean): number {
  const [inSight, setInSight] = useState<number>();
  if (inSight === undefined && !isPending) setInSight(isVisited ? 0 : shown.length);
  const steps = Math.ceil((inSight ?? 1) / atOnce);
  const drawn = useOneByOne(inSight === undefined ? 0 : steps);
  return drawn < steps ? drawn * atOnce : Number.POSITIVE_INFINITY;
}

/** Why there is no list; of a search that is not understood, what to write instead. */
function ListFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('email');
  const detail = error instanceof CallFailed && error.problem?.type === 'validation' && error.problem.detail;
  if (!detail) return <Failure error={error} retry={retry} />;
  return (
    <div role="status">
      <EmptyState icon={<IconSearchOff />} title={t('empty.unclear')} hint={detail} />
    </div>
  );
}
