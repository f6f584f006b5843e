// The e-mails of a view: a toolbar and a virtual list, which renders visible rows only.

import { useElementSize } from '@mantine/hooks';
import { IconSearchOff } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useDayChips } from '#kit/web/DataTable/bar/useDayChips.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import surface from '#kit/web/page/surface.module.css';
import { CallFailed } from '#kit/web/request/failures.ts';
import type { ListedEmail } from '../../entities.ts';
import { openingOf } from '../places.ts';
import type { StartResponse } from '../startResponse.ts';
import type { MailActions } from '../useMailActions.ts';
import type { MailAddress } from '../useMailAddress.ts';
import { EmptyMailList } from './EmptyMailList.tsx';
import { ListBar } from './ListBar.tsx';
import classes from './MailList.module.css';
import { Rows } from './Rows.tsx';
import { rowLook } from './RowWords.tsx';
import { useListKeys } from './useListKeys.ts';
import type { MailPages } from './useMailPages.ts';
import { type ListPlace, useMailRows } from './useMailRows.ts';
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

export function MailList({ address, pages, selection, actions, left, respond, compose, prepare }: MailListProps) {
  const t = useTexts('email');
  const days = useDayChips(address.view, { since: (day) => t('days.since', { day }), until: (day) => t('days.until', { day }) });
  const chips = address.view.unread ? [...days, { key: 'unread', label: t('onlyUnread'), without: { unread: undefined } }] : days;
  const { ref: measured, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // Until the list is measured, the window says whether it is narrow, so that the first rows have their final height.
  const { isNarrow, rowHeight } = rowLook(width || window.innerWidth);
  const rows = useMailRows({ pages, scroller, rowHeight, left, open: address.mail });
  const rowActions = useRowActions({ rows, selection, actions, prepare, open: (mail) => address.set(openingOf(mail)) });
  const { total } = pages;
  useListKeys({ rows, selection, actions, address, field, bar, total, respond, compose });
  const isEmpty = !pages.isPending && !pages.error && total === 0;
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
        <Rows address={address} pages={pages} selection={selection} rows={rows} actions={rowActions} rowHeight={rowHeight} />
      </div>
    </section>
  );
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
