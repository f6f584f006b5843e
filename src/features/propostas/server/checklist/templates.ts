// The entries that checklists begin with, which admins change.
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { editRow } from '#kit/server/rows/editedRows.ts';
import { editedTextColumns, localizeRow } from '#kit/server/text/builtInTexts.ts';
import { grupos, type Modelo } from '../../checklist.ts';
import type {} from '../tables.ts';
import { checklistTexts } from './texts.ts';

export async function listTemplates(db: Queries, language: Language): Promise<Modelo[]> {
  const rows = await db
    .selectFrom('propostas_modelos')
    .select(['id', 'version', 'grupo', 'titulo', 'text_key', 'dias'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const modelos = rows.map((row) => {
    const { text_key, ...modelo } = localizeRow(checklistTexts, language, row);
    return { ...modelo, isTranslated: text_key !== null };
  });
  return modelos.toSorted((a, b) => grupos.indexOf(a.grupo) - grupos.indexOf(b.grupo) || a.id - b.id);
}

type Written = Pick<Modelo, 'grupo' | 'titulo' | 'dias'>;

/** @returns its id */
export async function addTemplate(db: Queries, { grupo, titulo, dias }: Written): Promise<number> {
  const { id } = await db
    .insertInto('propostas_modelos')
    .values({ grupo, titulo: titulo.trim(), text_key: null, dias, version: 1, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws {Problem} `not-found`; `conflict` if it was changed since `version` */
export async function updateTemplate(db: Queries, id: number, version: number, { grupo, titulo, dias }: Written): Promise<void> {
  const row = await db.selectFrom('propostas_modelos').select('text_key').where('id', '=', id).executeTakeFirst();
  const texts = editedTextColumns(checklistTexts, { text_key: row?.text_key ?? null }, { titulo: titulo.trim() }, {});
  await editRow(db, 'propostas_modelos', { id, version }, { grupo, dias, ...texts });
}
