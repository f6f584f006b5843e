// What the import screen needs to know about the records that imports write. The feature of those records describes them, and the app
// passes the description to the screen.
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { TextsName } from '../locale/i18n.ts';

/** A record that others may belong to: `label` is its name, `words` its description. */
export type FoundRecord = { id: number; label: string; words: string };

export type ImportedRecords = {
  /** A catalogue with the keys of `ImportedRecordTexts`. */
  texts: TextsName;
  Icon: Icon;
  /** The list of the records that an import wrote. */
  listOf(runId: number): LinkOptions;
  /** The list of removed records, which imports ignore. */
  removed?: LinkOptions;
  find(q: string, signal: AbortSignal): Promise<FoundRecord[]>;
  /** The record with this key; undefined if it has not been imported. */
  byKey(key: string, signal: AbortSignal): Promise<FoundRecord | undefined>;
  /** The key by which other records refer to this one; empty if none can. */
  keyOf(id: number): Promise<string>;
  /** The typed text as a key; undefined for search terms. */
  keyIn(typed: string): string | undefined;
  /** A key as it is shown to users. */
  shownKey(key: string): string;
};

/** What records have that no others belong to. */
export const withoutParts: Pick<ImportedRecords, 'find' | 'byKey' | 'keyOf' | 'keyIn' | 'shownKey'> = {
  find: async () => [],
  byKey: async () => undefined,
  keyOf: async () => '',
  keyIn: () => undefined,
  shownKey: (key) => key,
};

/** The texts about these records: their name, and the choice of the record that a file's records belong to. */
export type ImportedRecordTexts = RecordNameTexts & OwnerChoiceTexts;

/** All texts about records that no others belong to. */
export type RecordNameTexts = {
  /** The link to the list of the records that an import wrote. */
  list: string;
  /** Their singular. */
  name: string;
};

type OwnerChoiceTexts = {
  /** Contains `{{key}}`. */
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
  /** Why records were ignored, and the link to the removed ones. */
  ignored?: string;
  removed?: string;
};
