// The palette as others know it: what it shows is plugged in, and whoever opens it says so here.
import type { ReactNode } from 'react';
import { openState } from '#kit/web/dialog/openState.ts';

/** One line: it leads to an address, or does something. */
export type PaletteEntry = {
  /** Within its group. */
  id: string;
  title: string;
  /** A second line, quieter. */
  hint?: string;
  icon?: ReactNode;
  /** At the line's end. */
  meta?: ReactNode;
  /** The keys that do the same, as the registry of keys writes them. */
  keys?: string;
  /** The number of the page behind it, where it can be marked. */
  page?: number | undefined;
} & ({ href: string } | { run: () => unknown });

/** Entries that are there without a search. */
export type PaletteSection = { id: string; title: string; entries: readonly PaletteEntry[] };

/** Where entries come from once somebody types. Later features join with one of these. */
export type PaletteGroup = {
  id: string;
  title: string;
  /** Finds the entries for `q`, which is never empty. */
  search: (q: string, signal: AbortSignal) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>;
  /** It says so when it finds nothing. */
  showsEmpty?: boolean;
};

/** Which pages are marked, and how to change it. */
export type PaletteMarks = { isMarked: (page: number) => boolean; toggle: (page: number) => void };

export const palette = openState();
