// What a feature adds to the search of everything.
import type { Language } from '#kit/errors.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Caller } from '../http/caller.ts';

/** The query; if empty, or of accents only, everything up to `limit` matches. */
export type SearchQuery = { q: string; limit: number };

/** `bytes`: of a file, which the search writes as `size`; null if it is not known. */
export type SourceEntry = FoundEntry & { bytes?: number | null };

/**
 * Finds what `caller` may see, at most `limit` entries, the best first. @throws {Problem} `validation`, whose text is shown instead of
 * the entries
 */
export type SearchSource = (query: SearchQuery, context: { caller: Caller; language: Language }) => Promise<SourceEntry[]>;
