// Inserts the demo uploads, and moves their dates with the current day.

import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type DemoFile, type DemoRow, demoFiles } from './demoFiles.ts';
import { keysOf } from './entry.ts';
import type {} from './tables.ts';
import { readName } from './upload/domainName.ts';

const DAY_MS = 86_400_000;

/** The files were uploaded by the accounts with these addresses, in rotation. */
export async function seedDns(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const admins = await db.selectFrom('users').select('id').where('email', 'in', emails).where('role', '=', 'admin').orderBy('id').execute();
  for (const [index, file] of demoFiles.entries()) {
    const user_id = admins[index % admins.length]?.id ?? null;
    const { arquivo, formato, bytes, rows } = file;
    const { id } = await db
      .insertInto('dns_uploads')
      .values({
        ...{ arquivo, formato, bytes, estado: 'gravada', total: rows.length, faulty: 0, ignored: '[]' as never, demo: true },
        ...{ user_id, committed_by: user_id, undone_at: null, undone_by: null },
        ...momentsOf(file, today),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entries = rows.map((row, place) => ({ ...entryOn(row, today), upload_id: id, linha: place + 2, faults: null }));
    await db.insertInto('dns_entries').values(entries).execute();
  }
}

/** Moves the dates of all demo uploads, whatever their state. */
export async function moveDns(db: Queries, today: Date): Promise<void> {
  const uploads = await db.selectFrom('dns_uploads').select(['id', 'arquivo']).where('demo', '=', true).execute();
  for (const { id, arquivo } of uploads) {
    const file = demoFiles.find((one) => one.arquivo === arquivo);
    if (!file) continue;
    await db.updateTable('dns_uploads').set(momentsOf(file, today)).where('id', '=', id).execute();
    for (const [place, row] of file.rows.entries()) {
      const { vigencia, vencimento, chave } = entryOn(row, today);
      const moved = { vigencia, vencimento, chave };
      await db
        .updateTable('dns_entries')
        .set(moved)
        .where('upload_id', '=', id)
        .where('linha', '=', place + 2)
        .execute();
    }
  }
}

function momentsOf({ sent }: DemoFile, today: Date) {
  const sent_at = new Date(today.getTime() - sent * DAY_MS);
  return { sent_at: sent_at.toISOString(), committed_at: new Date(sent_at.getTime() + 4 * 60_000).toISOString() };
}

function entryOn([name, pedido, vigencia, vencimento, nota]: DemoRow, today: Date) {
  const dayAfter = (days: number | null) => (days === null ? null : dayInBrasilia(new Date(today.getTime() + days * DAY_MS)));
  const read = readName(name);
  if (typeof read === 'string') throw new Error(`The demonstration's name «${name}» is none.`);
  const entry = { ...read, pedido, vigencia: dayAfter(vigencia), vencimento: dayAfter(vencimento), nota };
  return { ...entry, ...keysOf(entry) };
}
