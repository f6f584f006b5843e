// Puts the demonstration's notices in, or brings their dates up to the day.
import type { Queries } from '#kit/server/database/database.ts';
import { demoContas, demoNotices } from './demo.ts';
import { BATCH, saveNotices } from './save.ts';

export async function seedLicitacoes(db: Queries, today: Date): Promise<void> {
  const incoming = demoNotices(today).map((demo) => ({ ...demo, registro: JSON.stringify(demo.notice, null, 2) }));
  for (let i = 0; i < incoming.length; i += BATCH) await saveNotices(db, incoming.slice(i, i + BATCH));
  await db
    .insertInto('contas_orgaos')
    .values(demoContas())
    .onConflict((conflict) => conflict.column('cnpj').doNothing())
    .execute();
}
