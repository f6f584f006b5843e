// Notices that an earlier version read are read again from their original records, while the server runs.
import type { Selectable } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import { readPendingRecord } from '#kit/server/records/readPendingRecord.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { LicitacoesTable } from '../tables.ts';
import type { NoticeRead } from './notice.ts';
import { findRegistros } from './registros.ts';
import { type Changed, digestsOf, update } from './save.ts';
import { comprasContratacoes } from './sources/compras.ts';
import { planilhaLicitacoes } from './sources/planilhaLicitacoes.ts';
import { pncpContratacoes } from './sources/pncp.ts';
import { findStoredNotices } from './storedNotices.ts';
import { WRITE_LOCK } from './writeLock.ts';

type Stored = Selectable<LicitacoesTable>;

/** What users entered, and the demonstration, are no records of a source. */
const sources: Partial<Record<LicitacoesTable['fonte'], RecordSource<NoticeRead>>> = {
  pncp: pncpContratacoes,
  compras: comprasContratacoes,
  planilha: planilhaLicitacoes,
  avulsa: planilhaLicitacoes,
};

/** Notices in one step: a few milliseconds under the write lock. */
const AT_ONCE = 50;

/** A step of retention: reads notices up to `licitacoes_releitura.upto` again, newest first. Nothing of it is a change of the source. */
export const rereadNotices: PurgeStep = Object.assign(
  async (db: Queries) => {
    const pending = await db.selectFrom('licitacoes_releitura').select('upto').executeTakeFirst();
    if (!pending) return 0;
    const rows = await db
      .selectFrom('licitacoes')
      .selectAll()
      .where('id', '<=', pending.upto)
      .orderBy('id', 'desc')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) {
      await db.deleteFrom('licitacoes_releitura').execute();
      return 0;
    }
    await reread(db, rows);
    await db
      .updateTable('licitacoes_releitura')
      .set({ upto: last.id - 1 })
      .execute();
    return rows.length;
  },
  { writeLock: WRITE_LOCK },
);

/** Records that can no longer be read stay as they are, and so do those whose own key another notice has now. */
async function reread(db: Queries, rows: readonly Stored[]): Promise<void> {
  const registros = await findRegistros(
    db,
    rows.map(({ id }) => id),
  );
  const found = rows.flatMap((row) => {
    const [source, registro] = [sources[row.fonte], registros.get(row.id)];
    const notice = source && registro !== undefined ? readPendingRecord(source, registro, '') : undefined;
    return notice && registro !== undefined ? [{ row, again: { id: row.id, notice, registro } }] : [];
  });
  const renamed = found.filter(({ row, again }) => row.controle !== again.notice.controle).map(({ again }) => again.notice.controle);
  const taken = await findStoredNotices(db, renamed);
  const changed: Changed[] = [];
  for (const { row, again } of found) {
    if (again.notice.controle !== row.controle && taken.has(again.notice.controle)) continue;
    if (differs(row, again.notice)) changed.push(again);
    else await db.updateTable('licitacoes').set(digestsOf(again)).where('id', '=', row.id).execute();
  }
  await update(db, changed, undefined);
}

function differs(row: Stored, notice: NoticeRead): boolean {
  return Object.entries(notice).some(([column, value]) => (row[column as keyof Stored] ?? null) !== (value ?? null));
}
