// Comments on offers, and whom they mention.
import { type Language, notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { asProblem } from '#kit/server/http/validation.ts';
import type { Images } from '#kit/server/images.ts';
import { removeOwn, restoreOwn } from '#kit/server/rows/ownRemoval.ts';
import type { Comentario } from '../entities.ts';
import { mentionedIn } from '../mentions.ts';
import { type PropostaRow, peopleOf } from './access.ts';
import { findPeople } from './people.ts';

const PAGE = 50;

/** The comments before one, or the newest, oldest first. */
export async function listComments(
  db: Queries,
  proposta: number,
  { before, userId }: { before: number | undefined; userId: number },
  images: Pick<Images, 'addressOf'>,
): Promise<{ comentarios: Comentario[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('propostas_comentarios')
    .select(['id', 'user_id', 'texto', 'created_at'])
    .where('proposta_id', '=', proposta)
    .where('removed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE).reverse();
  const people = await findPeople(
    db,
    page.map(({ user_id }) => user_id),
    images,
  );
  const comentarios = page.map(({ id, user_id, texto, created_at }) => ({
    ...{ id, texto, created_at, isOwn: user_id === userId },
    autor: (user_id !== null && people.get(user_id)) || null,
  }));
  return { comentarios, hasMore: rows.length > PAGE };
}

/** @returns its id, and the people it names who see the offer @throws {Problem} `validation` if it is blank */
export async function addComment(
  db: Queries,
  row: PropostaRow,
  given: string,
  userId: number,
  language: Language,
): Promise<{ id: number; mentioned: number[] }> {
  const texto = given.trim();
  if (texto === '') throw asProblem([{ keyword: 'required', instancePath: '/texto' }], 'body', language);
  const { id } = await db
    .insertInto('propostas_comentarios')
    .values({ proposta_id: row.id, user_id: userId, texto, created_at: new Date().toISOString(), removed_at: null, removed_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mentioned: (await findMentioned(db, row, texto)).filter((one) => one !== userId) };
}

/** Accounts that a text names and that see the offer. */
async function findMentioned(db: Queries, row: PropostaRow, texto: string): Promise<number[]> {
  const names = mentionedIn(texto);
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id'])
    .where('username', 'in', names)
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .execute();
  if (row.escritorio !== null) return rows.map(({ id }) => id);
  const named = ((await peopleOf(db, [row.id])).get(row.id) ?? []).map(({ id }) => id);
  const seeing = new Set([row.user_id, row.responsavel_id, ...named]);
  return rows.map(({ id }) => id).filter((id) => seeing.has(id));
}

/** @throws {Problem} `not-found` if there is none, or the account may not delete it */
export async function removeComment(db: Queries, row: PropostaRow, id: number, by: { id: number; anyOwner: boolean }): Promise<void> {
  await mustBelong(db, row.id, id);
  await removeOwn(db, 'propostas_comentarios', id, by);
}

/** @throws {Problem} `not-found`, `undo-expired` */
export async function restoreComment(db: Queries, row: PropostaRow, id: number, userId: number): Promise<void> {
  await mustBelong(db, row.id, id);
  await restoreOwn(db, 'propostas_comentarios', id, userId);
}

async function mustBelong(db: Queries, proposta: number, id: number): Promise<void> {
  const found = await db
    .selectFrom('propostas_comentarios')
    .select('id')
    .where('id', '=', id)
    .where('proposta_id', '=', proposta)
    .executeTakeFirst();
  if (!found) notFound();
}
