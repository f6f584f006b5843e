// Tells in the bell what searches found: one notification per search, which counts on until it is read.
import type {} from '#features/notifications/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FoundNotification } from '../notifications.ts';
import { visibleAlerts } from './alerts.ts';
import type { BoletinsOptions } from './ports.ts';

const KIND = 'boletins.found';
const NAMED = 3;

export type Match = { search_id: number; licitacao_id: number; found_at: string };
type BellPorts = Pick<BoletinsOptions, 'notifyAll' | 'updateNotifications' | 'nameOf'>;

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
  const unread = await findUnread(db, alerts.map(({ bell_about }) => bell_about).filter(Boolean));
  const rung = new Set<number>();
  const news: { userIds: number[]; kind: string; data: FoundNotification; about: string }[] = [];
  for (const { search_id: search, user_id, since_id, bell_about, name } of alerts) {
    const found = (bySearch.get(search) ?? []).filter(({ licitacao_id: id }) => id > since_id && names.has(id));
    if (found.length === 0) continue;
    rung.add(user_id);
    const count = unread.get(bell_about);
    if (count !== undefined) {
      await ports.updateNotifications(db, [KIND], bell_about, { count: count + found.length });
      continue;
    }
    const notices = found.slice(0, NAMED).map(({ licitacao_id: id }) => ({ id, name: names.get(id) as string }));
    const about = `${search} ${user_id} ${notices[0]?.id}`;
    news.push({ userIds: [user_id], kind: KIND, data: { search, name, count: found.length, notices }, about });
    await db
      .updateTable('search_alerts')
      .set({ bell_about: about })
      .where('search_id', '=', search)
      .where('user_id', '=', user_id)
      .execute();
  }
  if (news.length > 0) await ports.notifyAll(db, news);
  return [...rung];
}

const ROWS_AT_ONCE = 500;

/** How many notices the notifications count that are not read yet. */
async function findUnread(db: Queries, abouts: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < abouts.length; at += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('notifications')
      .select(['about', 'data'])
      .where('kind', '=', KIND)
      .where('about', 'in', abouts.slice(at, at + ROWS_AT_ONCE))
      .where('read_at', 'is', null)
      .where('removed_at', 'is', null)
      .execute();
    for (const { about, data } of rows) counts.set(about, (data as FoundNotification).count);
  }
  return counts;
}

/** Names of notices, which may have been removed meanwhile. */
async function findNames(db: Queries, { nameOf }: BellPorts, matches: readonly Match[]): Promise<Map<number, string>> {
  const ids = [...new Set(matches.map(({ licitacao_id }) => licitacao_id))];
  const rows = await db.selectFrom('licitacoes').select(['id', 'modalidade', 'num_licitacao']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}
