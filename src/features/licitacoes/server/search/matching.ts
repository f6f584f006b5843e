// Which of a few notices match which of many filters: an index of these notices alone answers all of them.
import { setImmediate } from 'node:timers/promises';
import type { Queries } from '#kit/server/database/database.ts';
import { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { Words } from '#kit/server/search/textIndex.ts';
import { type Filter, toQuestion } from './question.ts';
import { readNotices } from './readNotices.ts';
import { documentOf, portuguese, schema, toSeconds } from './schema.ts';
import { secondsOf, statusOf } from './statuses.ts';

/** Filters that are asked before others get their turn. */
const AT_ONCE = 50;
const all = { order: [{ by: 'id', isDescending: false }], offset: 0, limit: Number.POSITIVE_INFINITY };

type Asked = { ids: readonly number[]; filters: readonly Filter[]; words?: Words; now: Date };

/** @param asked `words`: those of all notices; left out: of these alone @returns for each filter the ids of the notices that match, in order */
export async function matchNotices(db: Queries, { ids, filters, words, now }: Asked): Promise<number[][]> {
  const index = new SearchIndex(schema, portuguese);
  const seconds = secondsOf(now);
  for (const { row, items } of await readNotices(db, ids)) {
    const dates = { isEnded: Boolean(row.encerrada), prazo: toSeconds(row.prazo), referencia: toSeconds(row.referencia) };
    index.set(documentOf(row, items, statusOf(dates, seconds)));
  }
  const found: number[][] = [];
  for (const [at, filter] of filters.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    found.push([...index.search({ ...toQuestion(index, filter, now, words), ...all }).ids]);
  }
  return found;
}
