// Facts of authors and steps, and the bills' columns derived from them.
import type { Selectable } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { changesBetween, recordChanges } from '../changes.ts';
import type { ProjetosTable } from '../tables.ts';
import { derive, keyOf, merge, noParts, type OwnFacts, type PartFacts, type ProjetoKey } from './projeto.ts';
import { relatorIn } from './relator.ts';

export type StoredProjeto = Selectable<ProjetosTable>;

/** The import that writes, if any, and whether changes are recorded. */
export type Writer = { runId: number | null; isRecorded: boolean };

/** Stored bills by `casa:codigo`. */
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
  const autoresOf = await findAutores(db, ids);
  const counts = await db
    .selectFrom('projetos_tramitacoes')
    .select(['projeto_id', (is) => is.fn.countAll<number>().as('total')])
    .select((is) => is.fn.max('data').filterWhere('data', '<=', now).as('lastHappened'))
    .select((is) => is.fn.min('data').filterWhere('data', '>', now).as('nextPlanned'))
    .where('projeto_id', 'in', ids)
    .groupBy('projeto_id')
    .execute();
  const countsOf = new Map(counts.map((row) => [row.projeto_id, row]));
  const last = await findLastSteps(db, ids, now);
  const lastSituacoes = await findLastSteps(db, ids, now, { saysSituacao: true });
  const relatores = await findRelatores(db, ids, now);
  return (id) => ({
    relator: relatores.get(id) ?? '',
    autores: autoresOf(id),
    tramitacoes: countsOf.get(id)?.total ?? 0,
    lastHappened: countsOf.get(id)?.lastHappened ?? null,
    nextPlanned: countsOf.get(id)?.nextPlanned ?? null,
    last: last.get(id) ?? null,
    lastSituacao: lastSituacoes.get(id) ?? null,
  });
}

/** The names of each bill's authors in order. */
export async function findAutores(db: Queries, ids: readonly number[]): Promise<(id: number) => string[]> {
  const autores = await db
    .selectFrom('projetos_autores')
    .select(['projeto_id', 'nome'])
    .where('projeto_id', 'in', ids)
    .orderBy('projeto_id')
    .orderBy('proponente', 'desc')
    .orderBy('ordem')
    .orderBy('id')
    .execute();
  const names = Map.groupBy(autores, ({ projeto_id }) => projeto_id);
  return (id) => (names.get(id) ?? []).map(({ nome }) => nome);
}

/** Who was named last to report on each bill: `Dep. Ana Lima (PT-SP)`. */
async function findRelatores(db: Queries, ids: readonly number[], now: string): Promise<Map<number, string>> {
  const steps = await db
    .selectFrom('projetos_tramitacoes')
    .select(['projeto_id', 'despacho'])
    .where('projeto_id', 'in', ids)
    .where('data', '<=', now)
    .where('despacho', 'like', 'Designad%')
    .orderBy('sequencia')
    .orderBy('data')
    .execute();
  return new Map(
    steps.flatMap(({ projeto_id, despacho }) => {
      const relator = relatorIn(despacho);
      return relator === '' ? [] : [[projeto_id, relator]];
    }),
  );
}

/** The last past step of each bill, by number and date; with `saysSituacao`, among steps with a situation. */
async function findLastSteps(db: Queries, ids: readonly number[], now: string, { saysSituacao = false } = {}) {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('projetos_tramitacoes')
        .select(['projeto_id', 'data', 'sequencia', 'orgao', 'regime', 'situacao'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('projeto_id').orderBy('sequencia', 'desc').orderBy('data', 'desc').orderBy('descricao', 'desc'),
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
 * Updates bills: their own fields, if given, and what is derived from them and their parts.
 * Unchanged bills are not written, unless their own parts were (`isTouched`).
 * @returns ids of the bills written
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

/** Updates up to `atOnce` bills whose next step has passed: last and next step, and derived columns. @returns how many there were */
export async function advanceSteps(db: Queries, atOnce: number, now = new Date().toISOString()): Promise<number> {
  const rows = await db
    .selectFrom('projetos')
    .selectAll()
    // Earlier versions stored a scheduled step as the last one.
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

/**
 * Derives stored bills again, of which no import says anything new.
 * @param readOwn what a bill's own record says, as it is read today; undefined if it has none
 */
export async function deriveAgain(db: Queries, ids: readonly number[], readOwn: (id: number) => OwnFacts | undefined): Promise<void> {
  const now = new Date().toISOString();
  const rows = await db.selectFrom('projetos').selectAll().where('id', 'in', ids).execute();
  const factsOf = await findPartFacts(db, ids, now);
  for (const row of rows) {
    const said = readOwn(row.id);
    const status = said ? merge(row, said).status : row.status;
    const set = { status, ...derive(row, { ...row, status }, factsOf(row.id), now) };
    if (!differs(set, row)) continue;
    await db
      .updateTable('projetos')
      .set({ ...set, status: inColumn(status) })
      .where('id', '=', row.id)
      .execute();
  }
}

export function inColumn(status: OwnFacts['status']): OwnFacts['status'] {
  return status && (JSON.stringify(status) as never);
}

function differs(set: Partial<OwnFacts>, before: StoredProjeto): boolean {
  const kept = before as Record<string, unknown>;
  return Object.entries(set).some(([field, value]) => (field === 'status' ? !isSame(set.status, before.status) : kept[field] !== value));
}

/** Databases may reorder the fields. */
function isSame(one: OwnFacts['status'] | undefined, other: OwnFacts['status']): boolean {
  const asList = (status: OwnFacts['status'] | undefined) =>
    status &&
    [
      ...[status.em, status.sequencia, status.orgao, status.regime],
      ...[status.situacao, status.situacao_em, status.situacao_sequencia],
    ].join('\n');
  return asList(one) === asList(other);
}
