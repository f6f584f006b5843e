// Notices of which items, results and documents are still to be read: followed ones first, then open ones.
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/importacoes/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { ProjetosTable } from '#features/projetosDeLei/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Fonte } from '../contract.ts';
import { triedAgainAt } from './putOff.ts';
import type { Source } from './source.ts';
import type { DetalhesTable } from './tables.ts';

const ROWS_AT_ONCE = 500;

/**
 * Queues notices and bills, but for those that the source has sent before and not changed since.
 * @param said their keys, with the time of change that the source says now
 */
export async function queueDetails(db: Queries, source: Source, said: ReadonlyMap<string, string | null>): Promise<void> {
  const known = await findUnchanged(db, source, said);
  await queueKeys(
    db,
    source.name,
    [...said.keys()].filter((key) => !known.has(key)),
  );
}

async function queueKeys(db: Queries, fonte: Fonte, controles: readonly string[]): Promise<void> {
  const rows = controles.map((controle) => ({ fonte, controle, tentativas: 0, proxima_em: null }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('fontes_detalhes')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      // One that could not be read keeps waiting.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Notices that the source itself wrote last, with the time of change that it says now: they were queued then. */
async function findUnchanged(db: Queries, { name, changedAt }: Source, said: ReadonlyMap<string, string | null>): Promise<Set<string>> {
  const unchanged = new Set<string>();
  if (!changedAt) return unchanged;
  const keys = [...said.keys()];
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('licitacoes')
      .innerJoin('importacoes', 'importacoes.id', 'licitacoes.importacao_id')
      .select(['controle', 'atualizacao'])
      .where('origem', '=', name)
      .where('controle', 'in', keys.slice(at, at + ROWS_AT_ONCE))
      .execute();
    for (const { controle, atualizacao } of rows) if (said.get(controle) === atualizacao) unchanged.add(controle);
  }
  return unchanged;
}

export type Queued = Pick<DetalhesTable, 'controle' | 'tentativas'>;

/** Queues the bills of a chamber that users follow. */
export async function queueFollowedBills(db: Queries, fonte: Fonte): Promise<void> {
  const followed = await db
    .selectFrom('projetos')
    .select('codigo')
    .where('casa', '=', fonte as ProjetosTable['casa'])
    .where('demo', '=', false)
    .where('id', 'in', db.selectFrom('follows').select('item_id').where('kind', '=', 'projeto'))
    .execute();
  const codes = followed.map(({ codigo }) => codigo);
  await queueKeys(db, fonte, codes);
}

/** The next ones to read: what users follow, then what is still open, then the rest; those that failed before come last. */
export async function nextDetails(db: Queries, { name: fonte, thing }: Source, now: Date, limit: number): Promise<Queued[]> {
  const due = db
    .selectFrom('fontes_detalhes')
    .select(['fontes_detalhes.controle', 'fontes_detalhes.tentativas'])
    .where('fontes_detalhes.fonte', '=', fonte)
    .where((is) => is.or([is('proxima_em', 'is', null), is('proxima_em', '<=', now.toISOString())]))
    .orderBy('fontes_detalhes.tentativas')
    .orderBy('fontes_detalhes.controle')
    .limit(limit);
  const followed = db.selectFrom('follows').select('item_id').where('kind', '=', thing);
  const withNotice = due.innerJoin('licitacoes', 'licitacoes.controle', 'fontes_detalhes.controle');
  const queries =
    thing === 'projeto'
      ? [
          due
            .innerJoin('projetos', 'projetos.codigo', 'fontes_detalhes.controle')
            .where('projetos.casa', '=', fonte as ProjetosTable['casa'])
            .where('projetos.id', 'in', followed),
          due,
        ]
      : [withNotice.where('licitacoes.id', 'in', followed), withNotice.where('licitacoes.encerramento', '>', now.toISOString()), due];
  const next = new Map<string, Queued>();
  for (const query of queries) {
    if (next.size >= limit) break;
    for (const one of await query.execute()) next.set(one.controle, next.get(one.controle) ?? one);
  }
  return [...next.values()].slice(0, limit).sort((one, other) => one.tentativas - other.tentativas);
}

export async function removeDetails(db: Queries, fonte: Fonte, controles: readonly string[]): Promise<void> {
  if (controles.length === 0) return;
  await db
    .deleteFrom('fontes_detalhes')
    .where('fonte', '=', fonte)
    .where('controle', 'in', [...controles])
    .execute();
}

export async function putOffDetails({ write }: Database, fonte: Fonte, { controle, tentativas }: Queued, now: Date): Promise<void> {
  await write((db) =>
    db
      .updateTable('fontes_detalhes')
      .set({ tentativas: tentativas + 1, proxima_em: triedAgainAt(now, tentativas + 1) })
      .where('fonte', '=', fonte)
      .where('controle', '=', controle)
      .execute(),
  );
}

export async function countDetails(db: Queries, fonte: Fonte): Promise<number> {
  const { count } = await db
    .selectFrom('fontes_detalhes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('fonte', '=', fonte)
    .executeTakeFirstOrThrow();
  return count;
}
