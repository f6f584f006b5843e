// One entry by itself: added, corrected, renewed, removed and restored. A removed one stays as a row that has the fault `removed`.
import { notFound, Problem, type Titles } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DnsEntry, DnsFault } from '../contract.ts';
import { type EntryRead, keysOf, readEntry } from './entry.ts';
import { isLive, TURN } from './live.ts';
import { findEntry } from './queries.ts';
import { compareWaiting } from './repeated.ts';
import type {} from './tables.ts';

export type SentEntry = {
  nome?: string;
  pedido?: string;
  vigencia?: string | null;
  vencimento?: string | null;
  nota?: string;
};
/** `record` is told in the transaction how the entry stands by then. */
export type By = { userId: number | null; record(db: Queries, entry: DnsEntry): Promise<void> };
export type FaultWords = (fault: DnsFault) => string;

const removed: DnsFault[] = [{ campo: 'nome', motivo: 'removed', valor: '' }];

/** @throws {Problem} `validation`; `conflict` where the list has the same already */
export async function addEntry(database: Database, sent: SentEntry, words: FaultWords, by: By): Promise<DnsEntry> {
  const read = checked(sent, words);
  return changing(database, async (db) => {
    await mustBeNew(db, read);
    const upload_id = await touchManual(db, by.userId);
    const linha = await nextLine(db, upload_id);
    const { id } = await db
      .insertInto('dns_entries')
      .values({ ...read, ...keysOf(read), linha, upload_id, faults: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await count(db, upload_id, { total: 1 });
    return told(db, id, by);
  });
}

/** What is not sent stays. @throws {Problem} `not-found`, `validation`, `conflict` */
export async function changeEntry(database: Database, id: number, sent: SentEntry, words: FaultWords, by: By): Promise<DnsEntry> {
  return changing(database, async (db) => {
    const before = await findEntry({ read: db }, id);
    const read = checked({ ...before, ...sent }, words);
    if (isSame(before, read)) return before;
    await mustBeNew(db, read, id);
    const { linha: _, faults: __, ...columns } = read;
    await db
      .updateTable('dns_entries')
      .set({ ...columns, ...keysOf(read) })
      .where('id', '=', id)
      .execute();
    const manual = await touchManual(db, by.userId);
    await leaveDemo(db, id, manual);
    return told(db, id, by);
  });
}

/** @throws {Problem} `not-found`; `validation` where it is due as late already; `conflict` */
export async function renewEntry(database: Database, id: number, vencimento: string, words: FaultWords, by: By): Promise<DnsEntry> {
  const before = await findEntry(database, id);
  if (before.vencimento !== null && vencimento <= before.vencimento) throw new Problem('conflict', notLater);
  return changeEntry(database, id, { vencimento }, words, by);
}

/** @throws {Problem} `not-found` */
export async function removeEntry(database: Database, id: number, by: By): Promise<void> {
  await changing(database, async (db) => {
    const entry = await findEntry({ read: db }, id);
    const { upload_id } = await db.selectFrom('dns_entries').select('upload_id').where('id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('dns_entries')
      .set({ faults: JSON.stringify(removed) as never })
      .where('id', '=', id)
      .execute();
    await count(db, upload_id, { faulty: 1 });
    await touchManual(db, by.userId);
    await by.record(db, entry);
  });
}

/** @throws {Problem} `not-found` where it was not removed, or its file is not in the list; `conflict` where the list has the same by now */
export async function restoreEntry(database: Database, id: number, by: By): Promise<DnsEntry> {
  return changing(database, async (db) => {
    const row = await db
      .selectFrom('dns_entries')
      .innerJoin('dns_uploads', 'dns_uploads.id', 'dns_entries.upload_id')
      .select(['dns_entries.upload_id', 'dns_entries.faults', 'dns_entries.chave'])
      .where('dns_entries.id', '=', id)
      .where('dns_uploads.estado', '=', 'gravada')
      .executeTakeFirst();
    if (row?.faults?.[0]?.motivo !== 'removed') return notFound();
    await mustHaveNone(db, row.chave, id);
    await db.updateTable('dns_entries').set({ faults: null }).where('id', '=', id).execute();
    await count(db, row.upload_id, { faulty: -1 });
    await touchManual(db, by.userId);
    return told(db, id, by);
  });
}

async function changing<T>(database: Database, work: (db: Queries) => Promise<T>): Promise<T> {
  const done = await database.write(work, TURN);
  await compareWaiting(database);
  return done;
}

async function told(db: Queries, id: number, by: By): Promise<DnsEntry> {
  const entry = await findEntry({ read: db }, id);
  await by.record(db, entry);
  return entry;
}

/** As a row of a file is read. @throws {Problem} `validation` that names each field */
function checked({ nome = '', pedido = '', vigencia, vencimento, nota = '' }: SentEntry, words: FaultWords): EntryRead {
  const read = readEntry({ nome, pedido, vigencia: vigencia ?? '', vencimento: vencimento ?? '', nota }, 0);
  if (read.faults.length === 0) return read;
  throw new Problem(
    'validation',
    undefined,
    read.faults.map((fault) => ({ path: `body.${fault.campo}`, message: words(fault) })),
  );
}

function isSame(before: DnsEntry, read: EntryRead): boolean {
  return (['nome', 'ascii', 'pedido', 'vigencia', 'vencimento', 'nota'] as const).every((name) => before[name] === read[name]);
}

async function mustBeNew(db: Queries, read: EntryRead, id = 0): Promise<void> {
  await mustHaveNone(db, keysOf(read).chave, id);
}

async function mustHaveNone(db: Queries, chave: string, id: number): Promise<void> {
  const same = await db
    .selectFrom('dns_entries')
    .select('id')
    .where('chave', '=', chave)
    .where('id', '<>', id)
    .where(isLive)
    .executeTakeFirst();
  if (same) throw new Problem('conflict', isThere);
}

/**
 * The upload that holds what is typed in. Its moment is set anew with every change of a single entry, by which files that are about to
 * come into the list see that it has changed (`listNow`).
 */
async function touchManual(db: Queries, userId: number | null): Promise<number> {
  const now = new Date().toISOString();
  const found = await db.selectFrom('dns_uploads').select(['id', 'committed_at']).where('formato', '=', 'manual').executeTakeFirst();
  if (found) {
    const later = new Date(Math.max(Date.now(), Date.parse(found.committed_at ?? now) + 1)).toISOString();
    await db.updateTable('dns_uploads').set({ committed_at: later }).where('id', '=', found.id).execute();
    return found.id;
  }
  const { id } = await db
    .insertInto('dns_uploads')
    .values({
      ...{ arquivo: '', formato: 'manual', ignored: JSON.stringify([]) as never, bytes: 0, user_id: userId, estado: 'gravada' },
      ...{ total: 0, faulty: 0, sent_at: now, committed_at: now, committed_by: userId, undone_at: null, undone_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The demonstration's own rows move along with the day, which would take a correction back. */
async function leaveDemo(db: Queries, id: number, manual: number): Promise<void> {
  const row = await db
    .selectFrom('dns_entries')
    .innerJoin('dns_uploads', 'dns_uploads.id', 'dns_entries.upload_id')
    .select(['dns_entries.upload_id', 'dns_uploads.demo'])
    .where('dns_entries.id', '=', id)
    .executeTakeFirstOrThrow();
  if (!row.demo) return;
  await db
    .updateTable('dns_entries')
    .set({ upload_id: manual, linha: await nextLine(db, manual) })
    .where('id', '=', id)
    .execute();
  await count(db, row.upload_id, { total: -1 });
  await count(db, manual, { total: 1 });
}

async function nextLine(db: Queries, upload: number): Promise<number> {
  const { last } = await db
    .selectFrom('dns_entries')
    .select(({ fn }) => fn.max<number | null>('linha').as('last'))
    .where('upload_id', '=', upload)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function count(db: Queries, upload: number, more: { total?: number; faulty?: number }): Promise<void> {
  const { total = 0, faulty = 0 } = more;
  await db
    .updateTable('dns_uploads')
    .set((is) => ({ total: is('total', '+', total), faulty: is('faulty', '+', faulty) }))
    .where('id', '=', upload)
    .execute();
}

const isThere: Titles = {
  pt: 'A lista já tem este registro, com as mesmas datas.',
  en: 'The list already has this entry, with the same dates.',
  fr: 'La liste contient déjà cette entrée, avec les mêmes dates.',
  de: 'Die Liste enthält diesen Eintrag bereits, mit denselben Daten.',
};
const notLater: Titles = {
  pt: 'O novo vencimento precisa ser posterior ao atual.',
  en: 'The new due date must be later than the current one.',
  fr: 'La nouvelle échéance doit être postérieure à l’actuelle.',
  de: 'Das neue Datum muss nach dem bisherigen liegen.',
};
