// Inserts the demo bills, and moves their dates to the current day.
import type { Queries } from '#kit/server/database/database.ts';
import { findStored, type StoredProjeto } from '../import/partFacts.ts';
import type { PartRead } from '../import/parts.ts';
import { keyOf } from '../import/projeto.ts';
import { saveProjetos } from '../import/save.ts';
import { writeParts } from '../import/saveParts.ts';
import { listAlteracoes } from './alteracoes.ts';
import { type DemoProjeto, demoProjetos } from './demo.ts';

export async function seedProjetos(db: Queries, today: Date): Promise<void> {
  const anything = await db.selectFrom('projetos').select('id').where('demo', '=', true).limit(1).executeTakeFirst();
  const demos = demoProjetos(today);
  await saveProjetos(
    db,
    demos.map(({ projeto, autores }) => ({
      projeto: { ...projeto, autores, demo: true, isComplete: true, areAllAutores: true },
      registro: JSON.stringify({ ...projeto, autores }, null, 2),
    })),
    null,
  );
  const kept = await findStored(
    db,
    demos.map(({ projeto }) => projeto),
  );
  await saveTramitacoes(db, demos, kept);
  if (!anything) await addHistory(db, demos, kept);
}

/** A step with a moved day counts as another step; moving is not recorded as a change. */
async function saveTramitacoes(db: Queries, demos: DemoProjeto[], kept: Map<string, StoredProjeto>): Promise<void> {
  const ids = [...kept.values()].map(({ id }) => id);
  await db.deleteFrom('projetos_tramitacoes').where('projeto_id', 'in', ids).execute();
  const parts = demos.flatMap(({ projeto: { casa, codigo }, tramitacoes }): PartRead[] =>
    tramitacoes.map((row) => ({ casa, codigo, parte: 'tramitacao', row })),
  );
  await writeParts(db, kept, parts, { runId: null, isRecorded: false });
}

async function addHistory(db: Queries, demos: DemoProjeto[], kept: Map<string, StoredProjeto>): Promise<void> {
  const rows = listAlteracoes(demos).flatMap(({ projeto, ...change }) => {
    const id = kept.get(keyOf(projeto))?.id;
    return id === undefined ? [] : [{ ...change, projeto_id: id, importacao_id: null }];
  });
  await db.insertInto('projetos_alteracoes').values(rows).execute();
}
