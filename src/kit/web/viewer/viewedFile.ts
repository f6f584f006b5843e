import type { ShownFile } from '#kit/shownFile.ts';

/** A file with the address that saves it and, where it opens in place, the one that shows it. */
export type KeptFile = { id: string; fileName: string; url: string; bytes: number; shown: ShownFile | null };
export type ViewedFile = KeptFile & { shown: ShownFile };
