/** A row, and where its menu opens in the window. */
export type RowMenuPlace = { row: HTMLElement; x: number; y: number };
