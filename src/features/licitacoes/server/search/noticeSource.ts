// Notices as documents of the search index, each with its status as of the last question.
import type { Database } from '#kit/server/database/database.ts';
import type { ChangeLog } from '#kit/server/search/live/changes.ts';
import type { Source } from '#kit/server/search/live/liveIndex.ts';
import { readNotices, readNoticesAfter } from './readNotices.ts';
import { documentOf, type IndexedItem, type IndexedRow, portuguese, schema, toSeconds, VERSION } from './schema.ts';
import { type Seconds, secondsOf, statusOf } from './statuses.ts';

/** The log of notices, which also names those whose items were written. */
export const licitacoesLog: ChangeLog = { table: 'licitacoes_mudancas', key: 'licitacao_id' };

/** More would delay questions. */
const AT_ONCE = 200;

/** @param now the present time */
export function noticeSource({ read }: Database, now: () => Date): Source & { state: { statusesAt: Seconds } } {
  const state = { statusesAt: secondsOf(now()) };
  const toDocument = ({ row, items }: { row: IndexedRow; items: IndexedItem[] }) => {
    const dates = { isEnded: Boolean(row.encerrada), prazo: toSeconds(row.prazo), referencia: toSeconds(row.referencia) };
    return documentOf(row, items, statusOf(dates, state.statusesAt));
  };
  return {
    ...{ schema, language: portuguese, version: VERSION, log: licitacoesLog, atOnce: { documents: AT_ONCE, keys: AT_ONCE }, state },
    readAfter: async (id, limit) => (await readNoticesAfter(read, id, limit)).map(toDocument),
    readOf: async (ids) => (await readNotices(read, ids)).map(toDocument),
    count: async () => {
      const { count } = await read
        .selectFrom('licitacoes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    begin: () => {
      state.statusesAt = secondsOf(now());
    },
  };
}
