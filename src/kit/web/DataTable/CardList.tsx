// The rows as cards, for narrow screens without horizontal scrolling.
import { useDeferredValue, useRef } from 'react';
import { useTexts } from '../locale/i18n.ts';
import type { CardPlace } from './columns.ts';
import { RowMenus, RowTick } from './controls.ts';
import classes from './DataTable.module.css';
import { useRowFocus } from './rowFocus.ts';
import { Cell, openOnClick } from './TableRow.tsx';
import type { ViewProps } from './TableView.tsx';
import type { DataRow, TableModel } from './tableModel.ts';

/** How many cards are drawn at once: a phone shows three. The others follow, so that the first are there sooner. */
const AT_ONCE = 4;
/** Until all are drawn the page is at least as long as they will be, so that it can be scrolled to where it was; in pixels. */
const HIGHEST = 320;

export function CardList<Item>(props: ViewProps<Item>) {
  const t = useTexts('kit');
  const { perPage } = props.list.query;
  if (!props.isLoading) return <Cards {...props} />;
  return (
    <div className={classes.cards} role="status" aria-label={t('loading')}>
      {Array.from({ length: perPage }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
        <div key={row} className={classes.skeletonCard} aria-hidden />
      ))}
    </div>
  );
}

function Cards<Item>({ table, label, list, isStale, focusRow, hasSelection }: ViewProps<Item>) {
  const root = useRef<HTMLUListElement>(null);
  useRowFocus(root, focusRow, () => {});
  const areAllDrawn = useDeferredValue(true, false);
  const { page, perPage } = list.query;
  const rows = areAllDrawn ? table.rows : table.rows.slice(0, AT_ONCE);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a card is a shortcut to its link, which the keyboard reaches */}
      <ul
        ref={root}
        className={classes.cards}
        aria-label={label}
        data-stale={isStale || undefined}
        style={{ paddingBlockEnd: (table.rows.length - rows.length) * HIGHEST || undefined }}
        onClick={openOnClick}
      >
        {rows.map((row, index) => (
          <Card key={row.id} table={table} row={row} index={index} number={(page - 1) * perPage + index + 1} hasSelection={hasSelection} />
        ))}
      </ul>
      <RowMenus around={root} />
    </>
  );
}

function Card<Item>({
  table,
  row,
  index,
  number,
  hasSelection,
}: {
  table: TableModel<Item>;
  row: DataRow<Item>;
  index: number;
  number: number;
  hasSelection: boolean;
}) {
  const at = (place: CardPlace) => table.columns.filter(({ card = 'detail' }) => card === place);
  const show = (place: CardPlace) => at(place).map((column) => <Cell key={column.id} column={column} item={row.item} />);
  return (
    <li className={classes.card} data-index={index} data-selected={row.isSelected || undefined}>
      <div className={classes.cardHead}>
        <div>
          {at('top').length > 0 && <div className={classes.cardTop}>{show('top')}</div>}
          <div className={classes.cardHeading}>{show('heading')}</div>
        </div>
        {show('corner')}
        {hasSelection && (
          <RowTick
            id={row.id}
            isSelected={row.isSelected}
            number={number}
            toggle={table.toggle}
            fallback={<span className={classes.tickPlace} />}
          />
        )}
      </div>
      {at('body').length > 0 && <div className={classes.cardBody}>{show('body')}</div>}
      {at('detail').length > 0 && (
        <dl className={classes.cardDetails}>
          {at('detail').map((column) => (
            <div key={column.id} data-wide={column.isWide || undefined}>
              <dt>{column.header}</dt>
              <dd>
                <Cell column={column} item={row.item} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
