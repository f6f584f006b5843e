// The tables of what accounts keep of the list: searches and exports.
import type { Generated } from 'kysely';
import type { Language, LocalizedText, ProblemType } from '#kit/errors.ts';
import type { ExportJob } from '../exports.ts';
import type { SavedSearch } from '../savedSearches.ts';

export interface ParamsTable {
  user_id: number;
  params: string;
}

/** Searches of the list that users saved under a name. */
export interface SavedSearchesTable {
  id: Generated<number>;
  /** null when the account is gone. */
  user_id: number | null;
  name: string;
  /** Without accents and case. */
  name_key: string;
  query: SavedSearch['query'];
  columns: SavedSearch['columns'];
  is_shared: boolean;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
  removed_by: number | null;
  /** Whether its fixed dates may be proposed as periods. */
  dates_to_review: Generated<boolean>;
}

/** Exports of the list that are written in the background. */
export interface ExportsTable {
  id: Generated<number>;
  /** null when the account is gone. */
  user_id: number | null;
  format: ExportJob['format'];
  columns: ExportJob['columns'];
  query: ExportJob['query'];
  ids: number[] | null;
  language: Language;
  state: ExportJob['state'];
  /** Number of the present start. */
  attempt: number;
  /** How many starts broke off. */
  breaks: number;
  written: number;
  total: number;
  /** Its name in the store. */
  file: string | null;
  bytes: number | null;
  problem: { type: ProblemType; detail?: LocalizedText } | null;
  created_at: string;
  finished_at: string | null;
  expires_at: string | null;
}
