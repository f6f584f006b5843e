// Settings of the installation for files of documents. One without a row has its default.
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { EditaisSettings } from '../contract.ts';
import type {} from './tables.ts';

type Settings = Pick<EditaisSettings, 'automatic' | 'quotaGb'>;

const names = { automatic: 'editaisAutomatic', quotaGb: 'editaisQuotaGb' } as const satisfies Record<keyof Settings, string>;
const initial: Settings = { automatic: false, quotaGb: 10 };

export async function findSettings(db: Queries): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'in', Object.values(names)).execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const automatic = values.get(names.automatic);
  return {
    automatic: automatic === undefined ? initial.automatic : automatic === 'true',
    quotaGb: Number(values.get(names.quotaGb)) || initial.quotaGb,
  };
}

export async function changeSettings(db: Queries, change: Partial<Settings>): Promise<void> {
  const changed_at = new Date().toISOString();
  for (const [key, value] of Object.entries(change)) {
    const row = { value: String(value), changed_at };
    await db
      .insertInto('settings')
      .values({ name: names[key as keyof Settings], ...row })
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
  }
}

export async function showSettings(db: Queries): Promise<EditaisSettings> {
  const counts = await db
    .selectFrom('editais')
    .select(({ fn, eb }) => [
      fn.coalesce(fn.sum<number>(eb.case().when('file', 'is not', null).then(eb.ref('bytes')).else(0).end()), eb.lit(0)).as('used'),
      fn.count<number>('file').as('files'),
      fn.coalesce(fn.sum<number>(eb.case().when('state', '=', 'queued').then(1).else(0).end()), eb.lit(0)).as('queued'),
    ])
    .executeTakeFirstOrThrow();
  return { ...(await findSettings(db)), used: Number(counts.used), files: Number(counts.files), queued: Number(counts.queued) };
}
