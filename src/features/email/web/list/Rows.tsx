// The rows of the list, a component of their own: rows that get their controls later render nothing else again.
import { type CSSProperties, type FocusEvent, useEffect, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOneByOne } from '#kit/web/page/useOneByOne.ts';
import type { MailAddress } from '../useMailAddress.ts';
import classes from './MailList.module.css';
import { MailRow, type RowActions } from './MailRow.tsx';
import { RowSkeleton, skeletonRows } from './RowWords.tsx';
import type { MailPages } from './useMailPages.ts';
import type { MailRows } from './useMailRows.ts';
import type { MailSelection } from './useMailSelection.ts';

type RowsProps = {
  address: MailAddress;
  pages: MailPages;
  selection: MailSelection;
  rows: MailRows;
  actions: RowActions;
  /** In pixels. */
  rowHeight: number;
};

export function Rows({ address, pages, selection, rows, actions, rowHeight }: RowsProps) {
  const t = useTexts('email');
  const complete = useCompleteRows(rows, pages.isPending);
  const { total } = pages;
  // Here and not in the list, which is not rendered again when rows get their links.
  useEffect(rows.settle);
  const follow = ({ target }: FocusEvent) => {
    const id = Number(target.closest('[data-index]')?.querySelector<HTMLElement>('[data-mail]')?.dataset.mail);
    if (id) rows.setCurrent(id);
  };
  return (
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
            mail ? (
              <MailRow
                key={key}
                mail={mail}
                index={index}
                total={total}
                top={top}
                isSelected={selection.has(mail.id)}
                isCurrent={mail.id === rows.current?.id}
                isOpen={mail.id === address.mail}
                isComplete={place < complete}
                actions={actions}
              />
            ) : (
              <RowSkeleton key={key} index={index} top={top} />
            ),
          )}
    </ul>
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
