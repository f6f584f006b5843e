// Bookmarks of the demo accounts.
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

const targets = ['licitacoes', 'encerrando', 'pregoes', 'precos'];

/** @param emails of the accounts */
export async function seedBookmarks(db: Queries, emails: readonly string[]): Promise<void> {
  await db
    .insertInto('bookmarks')
    .columns(['user_id', 'page_id'])
    .expression((is) =>
      is
        .selectFrom(['users', 'pages'])
        .select(['users.id', 'pages.id as page_id'])
        .where('email', 'in', emails)
        .where('target', 'in', targets)
        .orderBy('pages.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
