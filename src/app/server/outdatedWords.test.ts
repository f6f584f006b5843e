// After a change of how words are reduced, stored rows get new search words.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { parseSearch } from '#brasil/server/searchText.ts';
import { updateOldWords as updateAtas } from '#features/atas/server/retention.ts';
import { updateOldWords as updateMessages } from '#features/chat/server/retention.ts';
import { updateOldWords as updateContracts } from '#features/contratos/server/retention.ts';
import { updateOldWords as updateMails } from '#features/email/server/mailbox/messageTexts.ts';
import { updateOldWords as updateNotes } from '#features/follow/server/retention.ts';
import { updateOldWords as updateNotices } from '#features/licitacoes/server/oldWords.ts';
import { updateOldWords as updatePlans } from '#features/pca/server/retention.ts';
import { updateOldWords as updateBills } from '#features/projetosDeLei/server/import/words.ts';
import { updateOldWords as updateOffers } from '#features/propostas/server/words.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { markOf } from '#kit/server/work/outdatedWords.ts';
import { purge } from '#kit/server/work/retention.ts';

const { server } = testDemo();
const steps = {
  ...{ licitacoes: updateNotices, projetos: updateBills, follows: updateNotes, chat_messages: updateMessages },
  contratos: updateContracts,
  atas: updateAtas,
  pca_itens: updatePlans,
  propostas: updateOffers,
  email_texts: updateMails,
};

/** Words of notices, notes and offers are compared row by row. */
const hasIndex = (table: string) => !['follows', 'licitacoes', 'propostas'].includes(table);

test.each(Object.entries(steps))('rows of %s have the words that they are stored with today', async (table, step) => {
  const { database } = server;
  const words = async () => {
    const { rows } = await sql<{ id: number; busca: string }>`select id, busca from ${sql.table(table)} order by id`.execute(database.read);
    return rows;
  };
  const countOld = async () => {
    const search = parseSearch('antiquado');
    if (!search || !hasIndex(table)) return 0;
    const { rows } = await sql`select id from ${sql.table(table)} where ${database.engine.matchesText(table, search)}`.execute(
      database.read,
    );
    return rows.length;
  };
  const before = await words();
  const last = before.at(-1)?.id as number;
  await database.write(async (db) => {
    await sql`update ${sql.table(table)} set busca = ' antiquado '`.execute(db);
    await db.deleteFrom('outdated_words').execute();
    await db
      .insertInto('outdated_words')
      .values({ of_table: markOf(table), upto: last })
      .execute();
  });
  expect(await countOld()).toBe(hasIndex(table) ? before.length : 0);
  await purge({ database, name: 'words', steps: [step] }, new AbortController().signal);
  expect(await words()).toEqual(before);
  expect(await countOld()).toBe(0);
  expect(await database.read.selectFrom('outdated_words').selectAll().execute()).toEqual([]);
});
