// Which notices are stored, and which were removed and are not imported again.
import type { Queries } from '#kit/server/database/database.ts';
import type { LicitacoesTable } from '../tables.ts';
import type { OwnFacts } from './outcome.ts';

/** A stored notice with the columns that concern parts. */
export type StoredNotice = OwnFacts & Pick<LicitacoesTable, 'controle' | 'encerrada' | 'desfecho' | 'tipo_item'> & { id: number };

/** Stored notices by control number. */
export async function findStoredNotices(db: Queries, controles: readonly string[]): Promise<Map<string, StoredNotice>> {
  if (controles.length === 0) return new Map();
  const rows = await db
    .selectFrom('licitacoes')
    .select(['id', 'controle', 'tem_resultado', 'excluida', 'situacao_codigo', 'encerrada', 'desfecho', 'tipo_item'])
    .where('controle', 'in', controles)
    .execute();
  return new Map(rows.map((row) => [row.controle, row]));
}

/** Those of the control numbers whose notice was removed by a user, or joined to another one. */
export async function findRemoved(db: Queries, controles: readonly string[]): Promise<Set<string>> {
  if (controles.length === 0) return new Set();
  const [removed, joined] = await Promise.all([
    db.selectFrom('licitacoes_removidas').select('controle').where('controle', 'in', controles).execute(),
    db.selectFrom('licitacoes_unioes').select('controle').where('controle', 'in', controles).execute(),
  ]);
  return new Set([...removed, ...joined].map(({ controle }) => controle));
}
