import { type Language, Problem } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { SearchSource, SourceEntry } from '#kit/server/ports/search.ts';
import { likePart } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import { SEARCH_LIMIT, type SearchGroup, search, searchGroups, specifiedGroups } from '../contract.ts';
import { listTerms } from './queries.ts';

/** What each feature finds, by name: a group, or one of `partsOf`. */
export type SearchSources = Readonly<Record<string, SearchSource>>;

export type SearchOptions = { database: Database; sources: SearchSources; onError(error: unknown): void };

/** The sources of a group that has several. */
const partsOf: Partial<Record<SearchGroup, readonly string[]>> = { files: ['imports', 'attachments', 'documents'] };

const groupOf = { Pages: 'pages', Files: 'files', Contacts: 'contacts' } as const satisfies Record<string, SearchGroup>;

/** The most entries per group of the specification's search for an empty query. */
const EMPTY_QUERY_LIMIT = 100;

export function searchRoutes({ database, sources, onError }: SearchOptions): Routes {
  const sourceOf = (name: string) => {
    const source = sources[name];
    if (!source) throw new Error(`No feature has a search source ${name}.`);
    return source;
  };
  // A name that no manifest has is found at the start.
  for (const group of searchGroups) for (const name of partsOf[group] ?? [group]) sourceOf(name);
  const find = async (group: SearchGroup, query: Parameters<SearchSource>[0], context: Parameters<SearchSource>[1]) => {
    const parts = partsOf[group];
    if (!parts) return sourceOf(group)(query, context);
    const found = await Promise.all(parts.map((part) => sourceOf(part)(query, context)));
    const startsWithQuery = ({ title }: SourceEntry) => fold(title).startsWith(fold(query.q).trim());
    const entries = found.flat();
    return [...entries.filter(startsWithQuery), ...entries.filter((entry) => !startsWithQuery(entry))].slice(0, query.limit);
  };

  return serve(search, {
    mainSearch: async ({ query: { q } }, context) => {
      const query = { q, limit: likePart(q) ? SEARCH_LIMIT : EMPTY_QUERY_LIMIT };
      const found = await Promise.all(specifiedGroups.map((group) => find(groupOf[group], query, context)));
      return {
        searchArr: specifiedGroups.map((groupTitle, place) => ({
          groupTitle,
          searchLimit: SEARCH_LIMIT,
          data: withSize(found[place] ?? [], specifiedSize),
        })),
      };
    },
    everything: async ({ query: { q } }, context) => {
      if (!likePart(q)) return { groups: searchGroups.map((group) => toGroup(group, [])) };
      const query = { q, limit: SEARCH_LIMIT };
      const found = await Promise.allSettled(searchGroups.map((group) => find(group, query, context)));
      const failures = found.flatMap((result) => (result.status === 'rejected' && !isNote(result.reason) ? [result.reason] : []));
      // Nothing works, so it is no fault of a group.
      if (failures.length === found.length) throw failures[0];
      failures.forEach(onError);
      return {
        groups: searchGroups.map((group, place) => {
          const result = found[place];
          if (result?.status === 'fulfilled')
            return toGroup(
              group,
              withSize(result.value, (bytes) => (bytes === null ? '' : fileSize(bytes, context.language))),
            );
          return toGroup(group, [], isNote(result?.reason) ? noteOf(result.reason, context.language) : undefined, !isNote(result?.reason));
        }),
      };
    },
    autocomplete: async ({ query }) => {
      const terms = await listTerms(database, query.q);
      return { autoComplete: terms.map(({ title, rank, id }) => ({ title, rank: String(rank), id: String(id) })) };
    },
  });
}

/** Of files, the size as text. */
function withSize(entries: SourceEntry[], write: (bytes: number | null) => string): FoundEntry[] {
  return entries.map(({ bytes, ...entry }) => (bytes === undefined ? entry : { ...entry, size: write(bytes) }));
}

/** `52kb`, as the specification's clients expect for every file: at least 1, and 0 if it is not known. */
function specifiedSize(bytes: number | null): string {
  return `${bytes === null ? 0 : Math.max(1, Math.round(bytes / 1000))}kb`;
}

function toGroup(group: SearchGroup, entries: FoundEntry[], note = '', hasFailed = false) {
  return { group, entries, note, hasFailed };
}

/** A source did not understand what was typed. */
function isNote(error: unknown): error is Problem {
  return error instanceof Problem && error.type === 'validation';
}

function noteOf(problem: Problem, language: Language): string {
  const { title, detail } = problem.toBody(language);
  return detail ?? title;
}
