// Tells in the bell what searches found: one notification per search, which counts on until it is read.
import type {} from '#features/notifications/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FoundNotification } from '../notifications.ts';
import { visibleAlerts } from './alerts.ts';
import type { BoletinsOptions } from './ports.ts';

const KIND = 'boletins.found';
const NAMED = 3;

export type Match = { search_id: number; licitacao_id: number; found_at: string };
type BellPorts = Pick<BoletinsOptions, 'notify' | 'updateNotifications' | 'nameOf'>;

/** @returns the accounts that were told */
export async function ringBells(db: Queries, ports: BellPorts, matches: readonly Match[]): Promise<number[]> {
  const bySearch = Map.groupBy(matches, ({ search_id }) => search_id);
  if (bySearch.size === 0) return [];
  const alerts = await visibleAlerts(db)
    .select('saved_searches.name')
    .where('search_alerts.bell', '=', true)
    .where('search_id', 'in', [...bySearch.keys()])
    .orderBy('search_id')
    .execute();
  const names = await findNames(db, ports, matches);
  const rung = new Set<number>();
  for (const { search_id: search, user_id, since_id, bell_about, name } of alerts) {
    const found = (bySearch.get(search) ?? []).filter(({ licitacao_id: id }) => id > since_id && names.has(id));
    if (found.length === 0) continue;
    rung.add(user_id);
    const unread = bell_about === '' ? undefined : await findUnread(db, user_id, bell_about);
    if (unread) {
      await ports.updateNotifications(db, [KIND], bell_about, { count: unread.count + found.length });
      continue;
    }
    const notices = found.slice(0, NAMED).map(({ licitacao_id: id }) => ({ id, name: names.get(id) as string }));
    const data: FoundNotification = { search, name, count: found.length, notices };
    const about = `${search} ${user_id} ${notices[0]?.id}`;
    await ports.notify(db, { userIds: [user_id], kind: KIND, data, about });
    await db
      .updateTable('search_alerts')
      .set({ bell_about: about })
      .where('search_id', '=', search)
      .where('user_id', '=', user_id)
      .execute();
  }
  return [...rung];
}

async function findUnread(db: Queries, userId: number, about: string): Promise<FoundNotification | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', userId)
    .where('kind', '=', KIND)
    .where('about', '=', about)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.data as FoundNotification | undefined;
}

/** Names of notices, which may have been removed meanwhile. */
async function findNames(db: Queries, { nameOf }: BellPorts, matches: readonly Match[]): Promise<Map<number, string>> {
  const ids = [...new Set(matches.map(({ licitacao_id }) => licitacao_id))];
  const rows = await db.selectFrom('licitacoes').select(['id', 'modalidade', 'num_licitacao']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}
