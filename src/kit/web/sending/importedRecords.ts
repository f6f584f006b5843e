// What the screen of imports needs to know of the records that imports write. Their feature says it, the app passes it on.
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { TextsName } from '../locale/i18n.ts';

/** A record that others may belong to: `label` names it, `words` describes it. */
export type FoundRecord = { id: number; label: string; words: string };

export type ImportedRecords = {
  /** A catalogue with the keys of `ImportedRecordTexts`. */
  texts: TextsName;
  Icon: Icon;
  /** The list of what an import wrote. */
  listOf(runId: number): LinkOptions;
  /** The records removed here, which imports ignore. */
  removed?: LinkOptions;
  find(q: string, signal: AbortSignal): Promise<FoundRecord[]>;
  /** The record with that key; undefined when it is not imported. */
  byKey(key: string, signal: AbortSignal): Promise<FoundRecord | undefined>;
  /** The key by which others belong to the record; empty when none can. */
  keyOf(id: number): Promise<string>;
  /** The typed text as a key; undefined for search terms. */
  keyIn(typed: string): string | undefined;
  /** A key as users read it. */
  shownKey(key: string): string;
};

/** Their words: what they are called, and what is said when records of a file belong to one of them. */
export type ImportedRecordTexts = {
  /** In the middle of a sentence. */
  records: string;
  /** Of the link to the list of what an import wrote. */
  list: string;
  /** One of them. */
  name: string;
  /** With `{{key}}`. */
  of: string;
  choose: string;
  label: string;
  hint: string;
  placeholder: string;
  byKey: string;
  chosen: string;
  noKey: string;
  nothing: string;
  notHere: string;
  /** Why records were ignored, and of the link to those removed. */
  ignored?: string;
  removed?: string;
};
