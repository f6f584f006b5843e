// What authors and steps tell of bills, and the bills' columns that follow.
import type { Selectable } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { changesBetween, recordChanges } from '../changes.ts';
import type { ProjetosTable } from '../tables.ts';
import { derive, keyOf, noParts, type OwnFacts, type PartFacts, type ProjetoKey } from './projeto.ts';

export type StoredProjeto = Selectable<ProjetosTable>;

/** Who writes: the import, if one does, and whether what it changes is told. */
export type Writer = { runId: number | null; isRecorded: boolean };

/** Those that are here, by `casa:codigo`. */
export async function findStored(db: Queries, keys: readonly ProjetoKey[]): Promise<Map<string, StoredProjeto>> {
  const kept = new Map<string, StoredProjeto>();
  for (const [casa, some] of Map.groupBy(keys, (key) => key.casa)) {
    const codigos = [...new Set(some.map(({ codigo }) => codigo))];
    for (const few of inBatches(codigos)) {
      const rows = await db.selectFrom('projetos').selectAll().where('casa', '=', casa).where('codigo', 'in', few).execute();
      for (const row of rows) kept.set(keyOf(row), row);
    }
  }
  return kept;
}

async function findPartFacts(db: Queries, ids: readonly number[], now: string): Promise<(id: number) => PartFacts> {
  if (ids.length === 0) return () => noParts;
  const autores = await db
    .selectFrom('projetos_autores')
    .select(['projeto_id', 'nome'])
    .where('projeto_id', 'in', ids)
    .orderBy('projeto_id')
    .orderBy('proponente', 'desc')
    .orderBy('ordem')
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('projetos_tramitacoes')
    .select(['projeto_id', (is) => is.fn.countAll<number>().as('total')])
    .select((is) => is.fn.max('data').filterWhere('data', '<=', now).as('lastHappened'))
    .select((is) => is.fn.min('data').filterWhere('data', '>', now).as('nextPlanned'))
    .where('projeto_id', 'in', ids)
    .groupBy('projeto_id')
    .execute();
  const names = Map.groupBy(autores, ({ projeto_id }) => projeto_id);
  const countsOf = new Map(counts.map((row) => [row.projeto_id, row]));
  const last = await findLastSteps(db, ids, now);
  const lastSituacoes = await findLastSteps(db, ids, now, { saysSituacao: true });
  return (id) => ({
    autores: (names.get(id) ?? []).map(({ nome }) => nome),
    tramitacoes: countsOf.get(id)?.total ?? 0,
    lastHappened: countsOf.get(id)?.lastHappened ?? null,
    nextPlanned: countsOf.get(id)?.nextPlanned ?? null,
    last: last.get(id) ?? null,
    lastSituacao: lastSituacoes.get(id) ?? null,
  });
}

/** The last step of each of these that has happened, by date and then by number; of those that say a situation, where that is asked. */
async function findLastSteps(db: Queries, ids: readonly number[], now: string, { saysSituacao = false } = {}) {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('projetos_tramitacoes')
        .select(['projeto_id', 'data', 'orgao', 'regime', 'situacao'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('projeto_id').orderBy('data', 'desc').orderBy('sequencia', 'desc').orderBy('descricao', 'desc'),
            )
            .as('place'),
        )
        .where('projeto_id', 'in', ids)
        .where('data', '<=', now)
        .$if(saysSituacao, (query) => query.where('situacao', '<>', ''))
        .as('steps'),
    )
    .selectAll()
    .where('place', '=', 1)
    .execute();
  return new Map(rows.map((row) => [row.projeto_id, row]));
}

/**
 * Brings bills up to date: what they say of themselves, where that is given, and what follows from it and from their parts.
 * Those of which all of it is true already are not written, unless something that is their own was (`isTouched`).
 * @returns ids of those written
 */
export async function refreshProjetos(
  db: Queries,
  projetos: readonly (StoredProjeto & { now?: OwnFacts; isTouched?: boolean })[],
  { runId, isRecorded: isTold }: Writer,
): Promise<Set<number>> {
  const moment = new Date().toISOString();
  const factsOf = await findPartFacts(
    db,
    projetos.map(({ id }) => id),
    moment,
  );
  const written = new Set<number>();
  for (const { now, isTouched = false, ...before } of projetos) {
    const own = now ?? before;
    const set = { ...(now ?? {}), ...derive(before, own, factsOf(before.id), moment) };
    if (!isTouched && !differs(set, before)) continue;
    if (runId !== null && isTold) await recordChanges(db, runId, changesBetween(before, { ...before, ...set }));
    await db
      .updateTable('projetos')
      .set({ ...set, ...(now && { status: inColumn(now.status) }), importada_em: new Date().toISOString(), importacao_id: runId })
      .where('id', '=', before.id)
      .execute();
    written.add(before.id);
  }
  return written;
}

/** Brings up to `atOnce` bills up to date whose next step has come: their last and next step, and what follows from them. @returns how many there were */
export async function advanceSteps(db: Queries, atOnce: number, now = new Date().toISOString()): Promise<number> {
  const rows = await db
    .selectFrom('projetos')
    .selectAll()
    // Earlier versions took a step to come for the last one.
    .where((is) => is.or([is('proxima_tramitacao', '<=', now), is('ultima_tramitacao', '>', now)]))
    .limit(atOnce)
    .execute();
  const factsOf = await findPartFacts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  for (const row of rows) {
    await db
      .updateTable('projetos')
      .set(derive(row, row, factsOf(row.id), now))
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

export function inColumn(status: OwnFacts['status']): OwnFacts['status'] {
  return status && (JSON.stringify(status) as never);
}

function differs(set: Partial<OwnFacts>, before: StoredProjeto): boolean {
  const kept = before as Record<string, unknown>;
  return Object.entries(set).some(([field, value]) => (field === 'status' ? !isSame(set.status, before.status) : kept[field] !== value));
}

/** Databases keep the fields in an order of their own. */
function isSame(one: OwnFacts['status'] | undefined, other: OwnFacts['status']): boolean {
  const asList = (status: OwnFacts['status'] | undefined) =>
    status && [status.em, status.orgao, status.regime, status.situacao, status.situacao_em].join('\n');
  return asList(one) === asList(other);
}
