// Writes parts of stored notices: new, changed and withdrawn ones.
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { type Change, changesBetween, recordChanges } from '../detail/changes.ts';
import { isTold, type Resultado, readWinner, renumber, saysWinner } from './itemWinners.ts';
import {
  chaveOf,
  describePart,
  isOlder,
  type LoteRead,
  mergePart,
  OF_ITEM,
  type Parte,
  type PartRead,
  type ResultadoRead,
  tables,
} from './part.ts';
import { refreshNotices } from './partFacts.ts';
import { type IsReworded, refreshPrecos } from './precos.ts';
import type { StoredNotice } from './storedNotices.ts';

/** Typed as results, which have all key columns. */
type PartTable = 'resultados';
type StoredRow = PartRead['row'] & { id: number; licitacao_id: number };
type Placed<Part = PartRead> = { notice: StoredNotice; part: Part };
type Written = { added: Placed[]; changed: (Placed & { before: StoredRow })[]; gone: (Placed & { before: StoredRow })[] };

/**
 * Runs in the caller's transaction.
 * @param notices by control number; has that of every part
 * @param parts of one kind; of two with the same key the newer wins, or the later one
 * @param runId the import whose changes are recorded; null records none
 */
export async function writeParts(
  db: Queries,
  notices: ReadonlyMap<string, StoredNotice>,
  parts: readonly PartRead[],
  runId: number | null,
): Promise<{ novos: number; atualizados: number }> {
  const { written, kept } = await write(db, notices, parts, runId);
  const winners = newestOf(parts.filter(saysWinner)).flatMap((part) => {
    const before = kept.get(keyOf('lote', (notices.get(part.controle) as StoredNotice).id, part.row));
    return saysWinner(part) ? readWinner(part, before as LoteRead | undefined) : [];
  });
  const won = await write(db, notices, winners, runId);
  const { added, changed, gone } = written;
  if (parts[0]?.parte === 'lote') {
    // An item whose winner alone is new has changed.
    const novos = new Set(added.map(itemOf)).size;
    return { novos, atualizados: new Set([...allOf(written), ...allOf(won.written)].map(itemOf)).size - novos };
  }
  // Of results only winners that items named go, and the result that replaces one is counted.
  const withdrawn = parts[0]?.parte === 'documento' ? gone.length : 0;
  return { novos: added.length, atualizados: changed.length + withdrawn };
}

function allOf({ added, changed, gone }: Written): Placed[] {
  return [...added, ...changed, ...gone];
}

function itemOf({ notice, part }: Placed): string {
  return `${notice.id} ${(part.row as { numero: number }).numero}`;
}

async function write(
  db: Queries,
  notices: ReadonlyMap<string, StoredNotice>,
  parts: readonly PartRead[],
  runId: number | null,
): Promise<{ written: Written; kept: Map<string, StoredRow> }> {
  const written: Written = { added: [], changed: [], gone: [] };
  const [first] = parts;
  if (!first) return { written, kept: new Map() };
  const { parte } = first;
  const all = newestOf(parts).map((part) => ({ part, notice: notices.get(part.controle) as StoredNotice }));
  const kept = await findStored(db, parte, all);
  const placed = parte === 'resultado' ? await replaceItemWinners(db, all as Placed<Resultado>[], kept, written.gone) : all;
  for (const one of placed) {
    const before = kept.get(keyOf(parte, one.notice.id, one.part.row));
    if ('isWithdrawn' in one.part && one.part.isWithdrawn) {
      if (before && !isOlder(one.part.row, before)) written.gone.push({ ...one, before });
    } else if (!before) written.added.push(one);
    else {
      const row = mergePart(one.part, before);
      if (row && differs(row, before)) written.changed.push({ ...one, part: { ...one.part, row } as PartRead, before });
    }
  }
  const { added, changed, gone } = written;
  if (runId !== null) await recordWritten(db, runId, parte, written);
  for (const some of inBatches(gone)) {
    await db
      .deleteFrom(tables[parte].table as PartTable)
      .where(
        'id',
        'in',
        some.map(({ before }) => before.id),
      )
      .execute();
  }
  await upsert(db, parte, [...added, ...changed]);
  if (parte !== 'documento') {
    const touched = new Set(allOf(written).map(({ notice }) => notice));
    await refreshNotices(db, [...touched]);
    await refreshPrecos(
      db,
      [...touched].map(({ id }) => id),
      allOf(written).map(({ part }) => (part.row as { numero: number }).numero),
      rewordedBy(written),
    );
  }
  return { written, kept };
}

/**
 * Of winners stored from items: one that the list tells too becomes the list's result, another that it replaces is added to `gone`. Brings
 * `kept` to what is stored then.
 * @returns what is to be written, without the winners that items name and lists tell
 */
async function replaceItemWinners(
  db: Queries,
  placed: readonly Placed<Resultado>[],
  kept: Map<string, StoredRow>,
  gone: Written['gone'],
): Promise<Placed[]> {
  const stored = Map.groupBy(
    [...kept.values()] as (StoredRow & ResultadoRead)[],
    ({ licitacao_id, numero }) => `${licitacao_id} ${numero}`,
  );
  const wanted: Placed[] = [];
  for (const [item, some] of Map.groupBy(placed, itemOf)) {
    const results = stored.get(item) ?? [];
    const listed = some.filter(({ part }) => part.row.sequencial !== OF_ITEM);
    const told = [...results, ...listed.map(({ part }) => part.row)];
    wanted.push(...some.filter((one) => listed.includes(one) || one.part.isWithdrawn || !isTold(one.part.row, told)));
    const winner = results.find(({ sequencial }) => sequencial === OF_ITEM);
    const [first] = listed;
    if (!winner || !first || !isTold(winner, told)) continue;
    const { notice, part } = listed.find((one) => one.part.row.fornecedor_documento === winner.fornecedor_documento) ?? first;
    kept.delete(keyOf('resultado', notice.id, winner));
    const key = keyOf('resultado', notice.id, part.row);
    if (part.row.fornecedor_documento === winner.fornecedor_documento && !kept.has(key))
      kept.set(key, await renumber(db, winner, part.row.sequencial));
    else gone.push({ notice, part: { ...part, row: winner }, before: winner });
  }
  return wanted;
}

/** Of which prices items or results bring other words. */
function rewordedBy({ added, changed }: Written): IsReworded {
  const reworded = [
    ...added.filter(({ part }) => part.parte === 'lote'),
    ...changed.filter(({ part: { parte, row }, before }) => {
      const words = { lote: 'descricao', resultado: 'fornecedor', documento: undefined }[parte];
      return words !== undefined && row[words as keyof typeof row] !== before[words as keyof typeof row];
    }),
  ];
  const keys = new Set(reworded.map(({ notice, part }) => `${notice.id} ${(part.row as { numero: number }).numero}`));
  return ({ licitacao_id, numero }) => keys.has(`${licitacao_id} ${numero}`);
}

function newestOf(parts: readonly PartRead[]): PartRead[] {
  const newest = new Map<string, PartRead>();
  for (const part of parts) {
    const key = `${part.controle} ${chaveOf(part.parte, part.row)}`;
    const other = newest.get(key);
    if (!other || !isOlder(part.row, other.row)) newest.set(key, part);
  }
  return [...newest.values()];
}

function keyOf(parte: Parte, licitacaoId: number, row: object): string {
  return `${licitacaoId} ${chaveOf(parte, row)}`;
}

/** Stored rows with these keys; reads slightly more than needed in order to use one query. */
async function findStored(db: Queries, parte: Parte, placed: Placed[]): Promise<Map<string, StoredRow>> {
  const { table, keys } = tables[parte];
  const kept = new Map<string, StoredRow>();
  for (const some of inBatches(placed)) {
    const rows = await db
      .selectFrom(table as PartTable)
      .selectAll()
      .where('licitacao_id', 'in', [...new Set(some.map(({ notice }) => notice.id))])
      .where(keys[0], 'in', [...new Set(some.map(({ part }) => (part.row as unknown as Record<string, number>)[keys[0]] as number))])
      .execute();
    for (const row of rows) kept.set(keyOf(parte, row.licitacao_id, row), row);
  }
  return kept;
}

function differs(row: object, before: object): boolean {
  return Object.entries(row).some(([field, value]) => (before as Record<string, unknown>)[field] !== value);
}

async function upsert(db: Queries, parte: Parte, rows: Placed[]): Promise<void> {
  const { table, keys } = tables[parte];
  for (const some of inBatches(rows)) {
    const values = some.map(({ notice, part }) => ({ ...part.row, licitacao_id: notice.id }));
    await db
      .insertInto(table as PartTable)
      .values(values as never)
      .onConflict((conflict) =>
        conflict
          .columns(['licitacao_id', ...keys])
          .doUpdateSet((set) =>
            Object.fromEntries(Object.keys(values[0] ?? {}).map((column) => [column, set.ref(`excluded.${column}` as never)])),
          ),
      )
      .execute();
  }
}

/** Call before anything is written. */
async function recordWritten(db: Queries, runId: number, parte: Parte, { added, changed, gone }: Written): Promise<void> {
  const of = ({ notice, part }: Placed) => ({ licitacao_id: notice.id, fonte: part.fonte, parte, numero: chaveOf(parte, part.row) });
  await recordChanges(db, runId, [
    ...changed.flatMap((one) => changesBetween(one.before, one.part.row, of(one))),
    ...gone.map((one) => ({ ...of(one), campo: '', antes: describePart(parte, one.before), depois: null })),
    ...(await describeAdded(db, runId, parte, added, of)),
  ]);
}

/** One entry per part if the notice had some before this import; else one entry with their number, across all batches. */
async function describeAdded(
  db: Queries,
  runId: number,
  parte: Parte,
  added: Placed[],
  of: (one: Placed) => Pick<Change, 'licitacao_id' | 'fonte' | 'parte' | 'numero'>,
): Promise<Change[]> {
  if (added.length === 0) return [];
  const byNotice = Map.groupBy(added, ({ notice }) => notice.id);
  const withParts = await db
    .selectFrom(tables[parte].table as PartTable)
    .select('licitacao_id')
    .distinct()
    .where('licitacao_id', 'in', [...byNotice.keys()])
    .execute();
  const hadSome = new Set(withParts.map(({ licitacao_id }) => licitacao_id));
  const counted = await db
    .selectFrom('licitacoes_alteracoes')
    .select(['id', 'licitacao_id', 'depois'])
    .where('licitacao_id', 'in', [...byNotice.keys()])
    .where('importacao_id', '=', runId)
    .where('parte', '=', parte)
    .where('numero', '=', '')
    .execute();
  const countOf = new Map(counted.map((row) => [row.licitacao_id, row]));
  const changes: Change[] = [];
  for (const [licitacaoId, some] of byNotice) {
    const [one] = some;
    const before = countOf.get(licitacaoId);
    if (before) {
      const depois = String(Number(before.depois) + some.length);
      await db.updateTable('licitacoes_alteracoes').set({ depois }).where('id', '=', before.id).execute();
    } else if (!hadSome.has(licitacaoId) && one) {
      changes.push({ ...of(one), numero: '', campo: 'quantidade', antes: '0', depois: String(some.length) });
    } else {
      changes.push(...some.map((each) => ({ ...of(each), campo: '', antes: null, depois: describePart(parte, each.part.row) })));
    }
  }
  return changes;
}
