// The palette's interface: its entry types, and its open state.
import type { ReactNode } from 'react';
import { openState } from '#kit/web/dialog/openState.ts';

/** One entry: it links to an address, or runs an action. */
export type PaletteEntry = {
  /** Unique within its group. */
  id: string;
  title: string;
  /** A second line of muted text. */
  hint?: string;
  icon?: ReactNode;
  /** At the end of the row. */
  meta?: ReactNode;
  /** The keyboard shortcut, in the registry's notation. */
  keys?: string;
  /** The page's id, if it can be bookmarked. */
  page?: number | undefined;
} & ({ href: string } | { run: () => unknown });

/** Entries shown before a search. */
export type PaletteSection = { id: string; title: string; entries: readonly PaletteEntry[] };

/** The entries, or why the query was not understood. */
type Found = readonly PaletteEntry[] | { note: string };

/** A source of entries for a query. */
export type PaletteGroup = {
  id: string;
  title: string;
  /** Finds the entries for `q`, which is never empty. */
  search: (q: string, signal: AbortSignal) => Found | Promise<Found>;
};

/** The bookmarked pages, and how to change them. */
export type PaletteMarks = { isMarked: (page: number) => boolean; toggle: (page: number) => void };

export const palette = openState();
