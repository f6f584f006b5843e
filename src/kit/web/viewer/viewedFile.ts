import type { ShownFile } from '#kit/shownFile.ts';

/** A file with its download URL and, if it can be displayed, its display URL. */
export type KeptFile = { id: string; fileName: string; url: string; bytes: number; shown: ShownFile | null };
export type ViewedFile = KeptFile & { shown: ShownFile };
