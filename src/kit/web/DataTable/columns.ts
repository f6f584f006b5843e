import {
  type ColumnDef,
  columnVisibilityFeature,
  metaHelper,
  type Row,
  type RowData,
  rowSelectionFeature,
  type Table,
  type Column as TableColumn,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Where a column stands on a phone's card: above the heading, as the heading, beside it at the line's end, below it, as a labelled detail, or not at all. */
export type CardPlace = 'top' | 'heading' | 'corner' | 'body' | 'detail' | 'none';

export type Column<Item> = {
  /** Also the name that the server sorts by. */
  id: string;
  header: string;
  /** The header is told, but there is no room to show it. */
  narrow?: boolean;
  /** The heading column's cell holds the row's link: Enter, a click on the row, and the keyboard's walk go to it. */
  cell: (item: Item) => ReactNode;
  /** Which way the first click sorts; columns that the server cannot sort by leave it out. */
  sort?: 'asc' | 'desc';
  /** What the server calls the order by this column, where that is not `id`. */
  sortKey?: string;
  /** Descending means the nearest date first: the arrow points up. */
  isNearestFirst?: boolean;
  align?: 'end';
  /** In pixels; a column that grows has at least that. */
  width: number;
  /** Its share in the room that is left, beside the shares of the others that grow. */
  grow?: number;
  /** Cannot be hidden. */
  fixed?: boolean;
  /** Hidden until the reader asks for it. */
  hidden?: boolean;
  card?: CardPlace;
};

export type Meta = Pick<Column<never>, 'header' | 'narrow' | 'sort' | 'sortKey' | 'isNearestFirst' | 'align' | 'width' | 'grow'> & {
  card: CardPlace;
};

export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, columnMeta: metaHelper<Meta>() });
export type DataTableInstance<Item extends RowData> = Table<typeof features, Item>;
export type DataColumn<Item extends RowData> = TableColumn<typeof features, Item>;
export type DataRow<Item extends RowData> = Row<typeof features, Item>;

/** Our columns in the table library's words. */
export function toDefinitions<Item extends RowData>(columns: readonly Column<Item>[]): ColumnDef<typeof features, Item>[] {
  return columns.map(({ id, header, narrow, cell, sort, sortKey, isNearestFirst, align, width, grow, fixed, card = 'detail' }) => ({
    id,
    header,
    cell: ({ row }) => cell(row.original),
    enableHiding: !fixed,
    meta: { header, narrow, sort, sortKey, isNearestFirst, align, width, grow, card },
  }));
}
