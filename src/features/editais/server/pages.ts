// The text of a file by page. Written and removed in short transactions, between which others write.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { TextPage } from '#kit/server/documentText/textPages.ts';
import type { EditalRow } from './editais.ts';
import { pageWords } from './pageWords.ts';

type Writing = Pick<Database, 'write'>;

/** A transaction takes about 20 ms on SQLite, most of it for the words of so many letters, or for the removal of so many pages' words from the index. */
const [LETTERS_AT_ONCE, REMOVED_AT_ONCE] = [25_000, 64];

/** Replaces the pages of a document. @returns whether it is still there: its notice may have been removed */
export async function replacePages(database: Writing, row: EditalRow, pages: readonly TextPage[]): Promise<boolean> {
  await removePages(database, row.documento_id);
  for (let from = 0, to = 0; from < pages.length; from = to) {
    for (let letters = 0; to < pages.length && (to === from || letters < LETTERS_AT_ONCE); to++) letters += pages[to]?.text.length ?? 0;
    if (!(await database.write((db) => addPages(db, row, pages.slice(from, to))))) return false;
  }
  return true;
}

export async function removePages(database: Writing, documentoId: number): Promise<void> {
  const removeSome = (db: Queries) =>
    db
      .deleteFrom('editais_paginas')
      .where('id', 'in', (some) =>
        some.selectFrom('editais_paginas').select('id').where('documento_id', '=', documentoId).limit(REMOVED_AT_ONCE),
      )
      .executeTakeFirst();
  while ((await database.write(removeSome)).numDeletedRows > 0n);
}

async function addPages(db: Queries, { documento_id, licitacao_id }: EditalRow, pages: readonly TextPage[]): Promise<boolean> {
  const rows = pages.map(({ file, number, text }) => {
    return { documento_id, licitacao_id, arquivo: file, pagina: number, texto: text, busca: pageWords(licitacao_id, text) };
  });
  const there = await db.selectFrom('editais').select('documento_id').where('documento_id', '=', documento_id).execute();
  if (there.length > 0) await db.insertInto('editais_paginas').values(rows).execute();
  return there.length > 0;
}
