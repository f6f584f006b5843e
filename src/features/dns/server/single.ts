// Creates, updates and renews a single entry. `removed.ts` removes and restores it.
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { editRow } from '#kit/server/rows/editedRows.ts';
import type { DnsEntry, DnsFault } from '../contract.ts';
import { type EntryRead, keysOf, readEntry } from './entry.ts';
import { isLive, WRITE_LOCK } from './live.ts';
import { addToCounts, moveFromDemo, nextLine, touchManual } from './manual.ts';
import { findEntry } from './queries.ts';
import type {} from './tables.ts';
import { compareWaiting } from './upload/repeated.ts';

export type SentEntry = {
  nome?: string;
  pedido?: string;
  vigencia?: string | null;
  vencimento?: string | null;
  nota?: string;
};
/** `version`: that of the entry being changed, so that changes not seen are not overwritten. */
export type SentChange = SentEntry & { version: number };
/** Details for the audit log: the values, or for an edit what changed. */
export type EntryDetails = Record<string, string | { from: string | null; to: string | null }>;
/** `record` is called in the transaction with the resulting entry. */
export type Author = { userId: number | null; record(db: Queries, entry: DnsEntry, details: EntryDetails): Promise<void> };
export type FaultWords = (fault: DnsFault) => string;

const fields = ['nome', 'pedido', 'vigencia', 'vencimento', 'nota'] as const;

/** @throws {Problem} `validation`; `conflict` when the list already has the same entry */
export async function createEntry(database: Database, sent: SentEntry, words: FaultWords, by: Author): Promise<DnsEntry> {
  const read = checked(sent, words);
  return withWriteLock(database, async (db) => {
    const keys = keysOf(read);
    await refuseDuplicate(db, keys.chave, 0);
    const upload_id = await touchManual(db, by.userId);
    const linha = await nextLine(db, upload_id);
    const row = { ...read, ...keys, linha, upload_id, faults: null };
    const { id } = await db.insertInto('dns_entries').values(row).returning('id').executeTakeFirstOrThrow();
    await addToCounts(db, upload_id, { total: 1 });
    const entry = await findEntry({ read: db }, id);
    await by.record(db, entry, valuesOf(entry));
    return entry;
  });
}

/**
 * Fields left out stay unchanged. @throws {Problem} `not-found`, `validation`; `conflict` when it has changed, or the list already has the
 * same entry
 */
export async function updateEntry(database: Database, id: number, sent: SentChange, words: FaultWords, by: Author): Promise<DnsEntry> {
  return withWriteLock(database, async (db) => change(db, await findEntry({ read: db }, id), sent, words, by));
}

/** @throws {Problem} `not-found`; `conflict` when it has changed, or is already due as late */
export async function renewEntry(
  database: Database,
  id: number,
  sent: { vencimento: string; version: number },
  words: FaultWords,
  by: Author,
): Promise<DnsEntry> {
  return withWriteLock(database, async (db) => {
    const before = await findEntry({ read: db }, id);
    const isCurrent = before.version === sent.version;
    if (isCurrent && before.vencimento !== null && sent.vencimento <= before.vencimento) throw new Problem('conflict', notLater);
    return change(db, before, sent, words, by);
  });
}

async function change(db: Queries, before: DnsEntry, { version, ...sent }: SentChange, words: FaultWords, by: Author): Promise<DnsEntry> {
  const { id } = before;
  const read = checked({ ...before, ...sent }, words);
  // Also when another request made the same change first.
  if (fields.every((field) => before[field] === read[field])) return before;
  const { linha: _, faults: __, ...columns } = read;
  const keys = keysOf(read);
  await editRow(db, 'dns_entries', { id, version }, { ...columns, ...keys });
  await refuseDuplicate(db, keys.chave, id);
  await moveFromDemo(db, id, await touchManual(db, by.userId));
  const entry = await findEntry({ read: db }, id);
  await by.record(db, entry, changesOf(before, entry));
  return entry;
}

/** Changes the list under its lock, then updates which waiting rows are repeated. */
export async function withWriteLock<T>(database: Database, work: (db: Queries) => Promise<T>): Promise<T> {
  const done = await database.write(work, WRITE_LOCK);
  await compareWaiting(database);
  return done;
}

/** For the audit log, which has the name as its subject: the other values. */
export function valuesOf(entry: DnsEntry): EntryDetails {
  const { nome: _, ...values } = Object.fromEntries(fields.map((field) => [field, entry[field] ?? '']));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function changesOf(before: DnsEntry, after: DnsEntry): EntryDetails {
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}

/** Validates like a row of a file. @throws {Problem} `validation` naming each field */
function checked({ nome = '', pedido = '', vigencia, vencimento, nota = '' }: SentEntry, words: FaultWords): EntryRead {
  const read = readEntry({ nome, pedido, vigencia: vigencia ?? '', vencimento: vencimento ?? '', nota }, 0);
  if (read.faults.length === 0) return read;
  throw new Problem(
    'validation',
    undefined,
    read.faults.map((fault) => ({ path: `body.${fault.campo}`, message: words(fault) })),
  );
}

/** @throws {Problem} `conflict` when the list already has an entry with this key, other than `id` */
export async function refuseDuplicate(db: Queries, chave: string, id: number): Promise<void> {
  const same = await db
    .selectFrom('dns_entries')
    .select('id')
    .where('chave', '=', chave)
    .where('id', '<>', id)
    .where(isLive)
    .executeTakeFirst();
  if (same) throw new Problem('conflict', isThere);
}

const isThere: LocalizedText = {
  pt: 'A lista já tem este registro, com as mesmas datas.',
  en: 'The list already has this entry, with the same dates.',
  fr: 'La liste contient déjà cette entrée, avec les mêmes dates.',
  de: 'Die Liste enthält diesen Eintrag bereits, mit denselben Daten.',
};
const notLater: LocalizedText = {
  pt: 'O novo vencimento precisa ser posterior ao atual.',
  en: 'The new due date must be later than the current one.',
  fr: 'La nouvelle échéance doit être postérieure à l’actuelle.',
  de: 'Das neue Datum muss nach dem bisherigen liegen.',
};
