import type { ReactNode } from 'react';

/** A column's place on a card: above the heading, as the heading, at the end of its line, below it, as a labelled detail, or hidden. */
export type CardPlace = 'top' | 'heading' | 'corner' | 'body' | 'detail' | 'none';

export type Column<Item> = {
  /** Also the default sort key. */
  id: string;
  header: string;
  /** The heading is only for screen readers. */
  narrow?: boolean;
  /** The heading column's cell has the row's link: the target of Enter, clicks on the row, and keyboard navigation. */
  cell: (item: Item) => ReactNode;
  /** The order of the first click; absent for columns that are not sortable. */
  sort?: 'asc' | 'desc';
  /** The server's sort key, if not `id`. */
  sortKey?: string;
  /** Descending means the nearest date first: the arrow points up. */
  isNearestFirst?: boolean;
  align?: 'end';
  /** In pixels; the minimum of a growing column. */
  width: number;
  /** Its share of the remaining space, relative to other growing columns. */
  grow?: number;
  /** Cannot be hidden. */
  fixed?: boolean;
  /** Hidden by default. */
  hidden?: boolean;
  card?: CardPlace;
  /** A labelled detail over the whole width of a card. */
  isWide?: boolean;
};
