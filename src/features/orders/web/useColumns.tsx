import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedOrder } from '../entities.ts';
import { StateBadge } from './StateBadge.tsx';

/** @param ofAll whether all users' orders are listed; then there is a column for the buyer */
export function useColumns(ofAll: boolean): readonly Column<ListedOrder>[] {
  const t = useTexts('orders');
  const common = useTexts('common');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('field.number'),
        sort: 'desc',
        width: 136,
        fixed: true,
        card: 'heading',
        cell: ({ id, number }) => (
          <Link to="/pedidos/$id" params={{ id: String(id) }}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        ),
      },
      {
        id: 'placedAt',
        header: t('field.placedAt'),
        sort: 'desc',
        width: 152,
        cell: ({ placedAt }) => <time dateTime={placedAt}>{format.dateTime(placedAt)}</time>,
      },
      {
        id: 'state',
        header: common('word.status'),
        sort: 'asc',
        width: 144,
        card: 'top',
        cell: ({ state }) => <StateBadge state={state} />,
      },
      ...(ofAll ? [buyerColumn(t('field.buyer'))] : []),
      {
        id: 'products',
        header: t('field.products'),
        width: 240,
        grow: 3,
        card: 'body',
        cell: ({ firstName, products }) => (
          <>
            {firstName} {products > 1 && <span className={cells.second}>{t('list.more', { count: products - 1 })}</span>}
          </>
        ),
      },
      { id: 'pieces', header: t('field.pieces'), sort: 'desc', align: 'end', width: 96, cell: ({ pieces }) => format.number(pieces) },
      {
        id: 'total',
        header: t('field.total'),
        sort: 'desc',
        align: 'end',
        width: 136,
        cell: ({ totalCents }) => format.money(totalCents / 100),
      },
    ],
    [t, common, format, ofAll],
  );
}

function buyerColumn(header: string): Column<ListedOrder> {
  return { id: 'buyer', header, sort: 'asc', width: 168, grow: 1, cell: ({ buyer }) => <bdi>{buyer}</bdi> };
}
