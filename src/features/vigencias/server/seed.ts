// Puts the ends of the demo company's contracts into the calendars of the demo accounts.
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';
import { watch } from './watch.ts';

/** An ata that ends soon is bought again. */
const MOST_ATAS = 2;

export async function seedVigencias(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const day = dayInBrasilia(today);
  const users = await db.selectFrom('users').select('id').where('email', 'in', emails).orderBy('id').execute();
  const contratos = await db
    .selectFrom('contratos')
    .select('id')
    .where('fornecedor_documento', '=', await cnpjOfEmpresa(db))
    .where('vigencia_fim', '>=', day)
    .execute();
  const atas = await db
    .selectFrom('atas')
    .select('id')
    .where('fonte', '=', 'demo')
    .where('vigencia_fim', '>=', day)
    .orderBy('vigencia_fim')
    .orderBy('id')
    .limit(MOST_ATAS)
    .execute();
  for (const { id: userId } of users) {
    for (const { id } of contratos) await watch(db, userId, 'contrato', id);
    for (const { id } of atas) await watch(db, userId, 'ata', id);
  }
}
