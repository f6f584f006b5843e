// Writes steps of stored bills.
import { clockInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { type Change, recordChanges } from '../changes.ts';
import type { StoredProjeto, Writer } from './partFacts.ts';
import { chaveDaTramitacao, type TramitacaoRead } from './parts.ts';

export type TramitacoesOf = { projeto: StoredProjeto; tramitacoes: readonly TramitacaoRead[] };
type Placed = TramitacaoRead & { projeto_id: number };

/** Of two records of a step the later one wins. @returns how many were written, and the ids of their bills */
export async function writeTramitacoes(
  db: Queries,
  lists: readonly TramitacoesOf[],
  { runId, isRecorded: isTold }: Writer,
): Promise<{ novos: number; atualizados: number; touched: Set<number> }> {
  const said = new Map<string, Placed>();
  for (const { projeto, tramitacoes } of lists)
    for (const row of tramitacoes) said.set(keyOf(projeto.id, row), { ...row, projeto_id: projeto.id });
  const kept = await findStored(db, [...said.values()]);
  const added = [...said].filter(([key]) => !kept.has(key)).map(([, row]) => row);
  const changed = [...said].filter(([key, row]) => kept.has(key) && differs(row, kept.get(key) as Placed)).map(([, row]) => row);
  if (runId !== null && isTold) {
    const corrections = changed.flatMap((row) => describeCorrection(kept.get(keyOf(row.projeto_id, row)) as Placed, row));
    await recordChanges(db, runId, [...(await describeAdded(db, runId, lists, added)), ...corrections]);
  }
  for (const some of inBatches([...added, ...changed])) {
    await db
      .insertInto('projetos_tramitacoes')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['projeto_id', 'sequencia', 'data', 'descricao']).doUpdateSet((set) => ({
          orgao: set.ref('excluded.orgao'),
          regime: set.ref('excluded.regime'),
          situacao: set.ref('excluded.situacao'),
          despacho: set.ref('excluded.despacho'),
          url: set.ref('excluded.url'),
        })),
      )
      .execute();
  }
  return {
    novos: added.length,
    atualizados: changed.length,
    touched: new Set([...added, ...changed].map(({ projeto_id }) => projeto_id)),
  };
}

function keyOf(projetoId: number, row: TramitacaoRead): string {
  return `${projetoId} ${chaveDaTramitacao(row)}`;
}

/** Stored rows with these keys; reads slightly more than needed in order to use one query. */
async function findStored(db: Queries, placed: Placed[]): Promise<Map<string, Placed>> {
  const kept = new Map<string, Placed>();
  for (const some of inBatches(placed)) {
    const rows = await db
      .selectFrom('projetos_tramitacoes')
      .select(['projeto_id', 'sequencia', 'data', 'orgao', 'regime', 'descricao', 'situacao', 'despacho', 'url'])
      .where('projeto_id', 'in', [...new Set(some.map(({ projeto_id }) => projeto_id))])
      .where('sequencia', 'in', [...new Set(some.map(({ sequencia }) => sequencia))])
      .execute();
    for (const row of rows) kept.set(keyOf(row.projeto_id, row), row);
  }
  return kept;
}

function differs(row: object, before: object): boolean {
  return Object.entries(row).some(([field, value]) => (before as Record<string, unknown>)[field] !== value);
}

/** One entry per step if the bill had some before this import; else one entry with their number, across all batches. */
async function describeAdded(db: Queries, runId: number, lists: readonly TramitacoesOf[], added: readonly Placed[]): Promise<Change[]> {
  if (added.length === 0) return [];
  const projetos = new Map(lists.map(({ projeto }) => [projeto.id, projeto]));
  const byProjeto = Map.groupBy(added, ({ projeto_id }) => projeto_id);
  const counted = await db
    .selectFrom('projetos_alteracoes')
    .select(['projeto_id'])
    .where('projeto_id', 'in', [...byProjeto.keys()])
    .where('importacao_id', '=', runId)
    .where('campo', '=', 'tramitacoes')
    .execute();
  const isCounted = new Set(counted.map(({ projeto_id }) => projeto_id));
  return [...byProjeto].flatMap(([projeto_id, rows]): Change[] => {
    const before = projetos.get(projeto_id)?.tramitacoes_total ?? 0;
    if (before === 0 || isCounted.has(projeto_id))
      return [{ projeto_id, campo: 'tramitacoes', antes: String(before), depois: String(before + rows.length) }];
    return inOrder(rows).map((row) => ({ projeto_id, campo: 'tramitacao', antes: null, depois: describe(row) }));
  });
}

/** The changed fields of a step, prefixed with its name; none when they are not for users. */
function describeCorrection(before: Placed, row: Placed): Change[] {
  const fields = (['situacao', 'orgao', 'regime', 'despacho'] as const).filter((field) => before[field] !== row[field]);
  if (fields.length === 0) return [];
  const say = (step: Placed) =>
    [
      describe(step),
      fields
        .map((field) => step[field])
        .filter(Boolean)
        .join(' · '),
    ]
      .filter(Boolean)
      .join(': ');
  return [{ projeto_id: row.projeto_id, campo: 'tramitacao', antes: say(before), depois: say(row) }];
}

function inOrder(rows: readonly Placed[]): Placed[] {
  return rows.toSorted((a, b) => a.data.localeCompare(b.data) || a.sequencia - b.sequencia);
}

/** The day in Brasília and what happened: `2016-06-15 Apresentação de Proposição`. */
function describe({ data, descricao }: Placed): string {
  return `${clockInBrasilia(new Date(data)).slice(0, 10)} ${descricao}`;
}
