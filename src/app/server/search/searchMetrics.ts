// What monitoring shows of the search: questions by kind, the indexes, and their thread.
import { count, gauge, Histogram, type Sample, workBounds } from '#kit/server/metrics/families.ts';
import type { Metrics } from '#kit/server/metrics/metrics.ts';
import type { IndexState } from '#kit/server/search/live/liveIndex.ts';
import type { Searches, SearchState, Watched } from './searchInThread.ts';

/** Times the questions of `searches`. */
export function watchSearches({ notices, precos }: Searches, { state, starts }: Watched): Searches & { metrics: Metrics } {
  const questions = new Histogram('search_query_seconds', 'Duration of questions to the search, with their wait.', workBounds);
  /** The same search: each of its functions is timed, but for `close`. */
  const timed = <S extends object>(index: keyof Searches, search: S): S => {
    const watched = Object.entries(search).map(([name, ask]: [string, (...given: unknown[]) => Promise<unknown>]) => {
      if (name === 'close') return [name, ask];
      const times = questions.cell({ index, question: name });
      return [
        name,
        async (...given: unknown[]) => {
          const begun = performance.now();
          try {
            return await ask(...given);
          } finally {
            times.observe((performance.now() - begun) / 1000);
          }
        },
      ];
    });
    return Object.fromEntries(watched);
  };

  return {
    notices: timed('notices', notices),
    precos: timed('precos', precos),
    metrics: {
      now: () => [
        questions.family(),
        count('search_thread_starts_total', 'How often the thread of the search was started; each after the first is a restart.', starts()),
      ],
      look: async () => familiesOf(await state()),
    },
  };
}

function familiesOf(state: SearchState | null) {
  const of = (value: (index: IndexState) => number | null): Sample[] =>
    Object.entries(state?.indexes ?? {}).flatMap(([index, each]) => {
      const found = value(each);
      return found === null ? [] : [{ labels: { index }, value: found }];
    });
  const now = Date.now();
  return [
    gauge(
      'search_index_documents',
      'Documents in each index.',
      of(({ documents }) => documents),
    ),
    gauge(
      'search_index_deleted',
      'Deleted documents that still take memory.',
      of(({ deleted }) => deleted),
    ),
    gauge(
      'search_index_lag_seconds',
      'Since when each index may lack what was committed; below a second while all is well.',
      of(({ currentAt }) => (currentAt === null ? null : Math.max(0, now - currentAt) / 1000)),
    ),
    gauge(
      'search_index_change_timestamp_seconds',
      'When each index last took in a change, since its thread was started.',
      of(({ changedAt }) => (changedAt === null ? null : changedAt / 1000)),
    ),
    gauge('search_thread_memory_bytes', 'Memory of the thread of the search, with all indexes.', state?.bytes ?? undefined),
  ];
}
