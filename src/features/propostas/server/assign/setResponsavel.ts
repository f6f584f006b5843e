import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PropostaRow } from '../access.ts';
import type { By } from '../createPropostas.ts';
import { recordMany } from '../history.ts';

/** Makes another person responsible for offers. @returns the offers as they are then */
export async function setResponsavel(
  db: Queries,
  rows: readonly PropostaRow[],
  responsavel: number | null,
  { userId, now }: By,
): Promise<PropostaRow[]> {
  const others = rows.filter(({ responsavel_id }) => responsavel_id !== responsavel);
  for (const some of inBatches(others.map(({ id }) => id)))
    await db
      .updateTable('propostas')
      .set(({ eb }) => ({ responsavel_id: responsavel, version: eb('version', '+', 1), updated_at: now }))
      .where('id', 'in', some)
      .execute();
  const changes = others.map(({ id, version, responsavel_id: antes }) => ({
    ...{ proposta: id, version: version + 1, campo: 'responsavel_id', antes, depois: responsavel },
  }));
  await recordMany(db, changes, { by: userId, now });
  return rows.map((row) =>
    row.responsavel_id === responsavel ? row : { ...row, responsavel_id: responsavel, version: row.version + 1, updated_at: now },
  );
}
