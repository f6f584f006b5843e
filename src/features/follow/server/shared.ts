// An account's followed notices as others see them.
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import type { SharedFollows } from '../sharing.ts';
import type { NoticeFacts } from './followedItems.ts';
import { listFollows } from './queries.ts';
import { readSettings } from './settings.ts';

/** Latest first, without stage, priority and note, which are private. @throws {Problem} `not-found` when the account does not exist */
export async function listShared(
  database: Database,
  notices: NoticeFacts,
  { caller, userId }: { caller: Pick<Caller, 'id' | 'isAdmin'>; userId: number },
  page: { page: number; perPage: number },
): Promise<SharedFollows> {
  const { read } = database;
  const there = await read.selectFrom('users').select('id').where('id', '=', userId).where('removed_at', 'is', null).executeTakeFirst();
  if (!there) notFound();
  const { isShared } = await readSettings(read, userId);
  const isReadable = isShared || caller.isAdmin || caller.id === userId;
  if (!isReadable) return { isShared, isReadable, notices: [], total: 0 };
  const { follows, total } = await listFollows(database, notices, userId, { kind: 'licitacao' }, { sort: 'created', order: 'desc' }, page);
  const shown = follows.map(({ item, name, orgao, text, local, status, phase }) => ({ item, name, orgao, text, local, status, phase }));
  return { isShared, isReadable, notices: shown, total };
}
