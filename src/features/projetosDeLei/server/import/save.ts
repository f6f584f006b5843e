// Saves imported bills: new ones, and updates of stored ones.
import { hash } from 'node:crypto';
import type { Queries } from '#kit/server/database/database.ts';
import { nothingSaved, type Saved } from '#kit/server/records/kind.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { Casa } from '../../entities.ts';
import type { ProjetosTable } from '../tables.ts';
import { findStored, inColumn, refreshProjetos, type StoredProjeto } from './partFacts.ts';
import { derive, inOrderOfAutores, keyOf, merge, noParts, type OwnFacts, type ProjetoRead } from './projeto.ts';
import { packRegistrosOf, saveRegistros } from './registros.ts';
import { type AutoresOf, combine, writeAutores } from './writeAutores.ts';

/** Increase when records are read differently: stored bills are then read again. */
const READER_VERSION = 2;

export type Incoming = {
  projeto: ProjetoRead;
  /** The original text; stored beside the bill. */
  registro: string;
};
/** One bill with all records of it in a batch, the last one last. */
type Gathered = { own: OwnFacts; said: Incoming[]; kept: StoredProjeto | undefined };

/** Which records are the last imported of their bill, so need not be read again. */
export async function findKnown(
  db: Queries,
  casa: Casa,
  records: readonly { key: string; text: string }[],
): Promise<(key: string, text: string) => boolean> {
  if (records.length === 0) return () => false;
  const rows = await db
    .selectFrom('projetos')
    .select(['codigo', 'registro_digest'])
    .where('casa', '=', casa)
    .where(
      'codigo',
      'in',
      records.map(({ key }) => key),
    )
    .execute();
  const kept = new Map(rows.map(({ codigo, registro_digest }) => [codigo, registro_digest]));
  return (key, text) => kept.get(key) === digestOf(text);
}

/**
 * Runs in the caller's transaction under its `WRITE_LOCK`. Records of one bill are merged in any order: see `merge`. Pending parts of a
 * bill are written later: see `writePendingParts`.
 * @param runId the import whose changes are recorded; null records none
 */
export async function saveProjetos(db: Queries, incoming: readonly Incoming[], runId: number | null): Promise<Saved> {
  if (incoming.length === 0) return nothingSaved;
  const gathered = await gather(db, incoming);
  const added = gathered.filter(({ kept }) => !kept);
  const here = gathered.filter((one): one is Gathered & { kept: StoredProjeto } => one.kept !== undefined);
  await insert(db, added, runId);
  const atualizados = await update(db, here, runId);
  return {
    novos: added.length,
    atualizados,
    ignorados: 0,
    aguardando: 0,
    inalterados: incoming.length - added.length - atualizados,
  };
}

async function gather(db: Queries, incoming: readonly Incoming[]): Promise<Gathered[]> {
  const kept = await findStored(
    db,
    incoming.map(({ projeto }) => projeto),
  );
  const gathered = new Map<string, Gathered>();
  for (const one of incoming) {
    const key = keyOf(one.projeto);
    const { own, said = [] } = gathered.get(key) ?? { own: kept.get(key) };
    gathered.set(key, { own: own ? merge(own, one.projeto) : merge(one.projeto, one.projeto), said: [...said, one], kept: kept.get(key) });
  }
  return [...gathered.values()];
}

async function insert(db: Queries, added: readonly Gathered[], runId: number | null): Promise<void> {
  if (added.length === 0) return;
  const ids = new Map<string, number>();
  for (const some of inBatches(added)) {
    const inserted = await db
      .insertInto('projetos')
      .values(some.map((one) => toRow(one, runId)))
      .returning(['id', 'casa', 'codigo'])
      .execute();
    for (const row of inserted) ids.set(keyOf(row), row.id);
  }
  const placed = added.map((one) => ({ ...one, id: ids.get(keyOf(lastOf(one).projeto)) as number }));
  await writeAutores(
    db,
    placed.map((one) => autoresOf(one)),
  );
  await saveRecords(db, placed);
}

function toRow(one: Gathered, runId: number | null): Omit<ProjetosTable, 'id'> {
  const { projeto, registro } = lastOf(one);
  const autores = new Map(combine([], autoresOf({ ...one, id: 0 })).map((autor) => [autor.chave, autor]));
  const names = inOrderOfAutores([...autores.values()]).map(({ nome }) => nome);
  return {
    casa: projeto.casa,
    codigo: projeto.codigo,
    demo: projeto.demo,
    ...one.own,
    ...derive(projeto, one.own, { ...noParts, autores: names }),
    status: inColumn(one.own.status),
    registro_digest: digestOf(registro),
    importada_em: new Date().toISOString(),
    importacao_id: runId,
  };
}

/** @returns how many have changed */
async function update(db: Queries, here: readonly (Gathered & { kept: StoredProjeto })[], runId: number | null): Promise<number> {
  const placed = here.map((one) => ({ ...one, id: one.kept.id }));
  await packRegistrosOf(
    db,
    placed.map(({ id }) => id),
  );
  const wholes = await findWholes(
    db,
    placed.map(({ id }) => id),
  );
  const { touched } = await writeAutores(
    db,
    placed.map((one) => autoresOf(one, wholes.has(one.id))),
  );
  const written = await refreshProjetos(
    db,
    here.map(({ kept, own }) => ({ ...kept, now: own, isTouched: touched.has(kept.id) })),
    { runId, isRecorded: true },
  );
  // A record without changes was imported as well.
  for (const one of placed) {
    const registro_digest = digestOf(lastOf(one).registro);
    if (registro_digest !== one.kept.registro_digest)
      await db.updateTable('projetos').set({ registro_digest }).where('id', '=', one.id).execute();
  }
  await saveRecords(db, placed);
  return written.size;
}

/** Bills whose own page was imported already. */
async function findWholes(db: Queries, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('projetos_registros')
    .select('projeto_id')
    .where('projeto_id', 'in', ids)
    .where('completo', '=', true)
    .execute();
  return new Set(rows.map(({ projeto_id }) => projeto_id));
}

function lastOf({ said }: Gathered): Incoming {
  return said.at(-1) as Incoming;
}

/** @param isWhole whether all its authors are known from its own page */
function autoresOf({ id, said }: Gathered & { id: number }, isWhole = false): AutoresOf {
  const all = said.findLast(({ projeto }) => projeto.areAllAutores);
  return all
    ? { projetoId: id, autores: all.projeto.autores, manner: 'all' }
    : { projetoId: id, autores: said.flatMap(({ projeto }) => projeto.autores), manner: isWhole ? 'ofKnown' : 'fill' };
}

async function saveRecords(db: Queries, placed: readonly (Gathered & { id: number })[]): Promise<void> {
  const rows = placed.map(({ id, said }) => {
    const { projeto, registro } = (said.findLast(({ projeto }) => projeto.isComplete) ?? said.at(-1)) as Incoming;
    return { projeto_id: id, registro, completo: projeto.isComplete };
  });
  await saveRegistros(db, rows);
}

function digestOf(text: string): string {
  return hash('sha256', `${READER_VERSION}${text}`, 'base64url');
}
