// Commits, undoes, redoes and discards uploads. A whole file enters or leaves the list by its state alone.
import { type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DnsUpload } from '../../contract.ts';
import { WRITE_LOCK } from '../live.ts';
import { purgeUpload } from '../retention.ts';
import type { DnsUploadsTable } from '../tables.ts';
import { compareWaiting, compareWithList } from './repeated.ts';
import { findUpload } from './uploads.ts';

type Estado = DnsUpload['estado'];
/** `record` is called in the transaction with the resulting upload. */
export type Change = { id: number; userId: number | null; record(db: Queries, upload: DnsUpload): Promise<void> };

/**
 * Adds the rows without faults to the list.
 * @throws {Problem} `not-found`; `conflict` when it no longer waits; `validation` when faulty rows block the others
 */
export function commitUpload(database: Database, change: Change & { withoutFaulty: boolean }): Promise<void> {
  return addToList(database, 'pronta', change);
}

/** @throws {Problem} `not-found`; `conflict` when it was not undone, or the list already has all its entries */
export function redoUpload(database: Database, change: Change): Promise<void> {
  return addToList(database, 'desfeita', { ...change, withoutFaulty: true });
}

/** @throws {Problem} `not-found`, `conflict` */
export async function undoUpload(database: Database, { id, userId, record }: Change): Promise<void> {
  await database.write(async (db) => {
    requireState(await findUpload(db, id), 'gravada');
    await setState(db, id, 'gravada', { estado: 'desfeita', undone_at: new Date().toISOString(), undone_by: userId });
    await record(db, await findUpload(db, id));
  }, WRITE_LOCK);
  await compareWaiting(database);
}

/** Discards an upload whose entries are not in the list. @throws {Problem} `not-found`, `conflict` */
export async function discardUpload(database: Database, { id, record }: Change): Promise<void> {
  await database.write(async (db) => {
    const upload = await findUpload(db, id);
    if (upload.estado === 'gravada') throw new Problem('conflict', isNow.gravada);
    await setState(db, id, upload.estado, { estado: 'descartada' });
    await record(db, upload);
  }, WRITE_LOCK);
  // Its rows are too many for one transaction; they are already hidden.
  await purgeUpload(database, id);
}

async function addToList(database: Database, from: Estado, change: Change & { withoutFaulty: boolean }): Promise<void> {
  // Too many rows to compare in the committing transaction, so it checks that the list has not changed since the comparison.
  let isIn = false;
  while (!isIn) {
    const list = await listVersion(database.read);
    const repeated = await compareWithList(database, change.id, from);
    isIn = await database.write(async (db) => {
      const upload = requireState(await findUpload(db, change.id), from);
      if ((await listVersion(db)) !== list) return false;
      await commitNow(db, upload, repeated, change);
      return true;
    }, WRITE_LOCK);
  }
  await compareWaiting(database);
}

async function commitNow(
  db: Queries,
  { id, estado, faulty, total }: DnsUpload,
  repeated: number,
  change: Change & { withoutFaulty: boolean },
) {
  if (faulty === total) throw repeated > 0 ? new Problem('conflict', allThere) : new Problem('validation', allFaulty);
  if (faulty > 0 && !change.withoutFaulty) throw repeated > 0 ? new Problem('conflict', someThere) : new Problem('validation', someFaulty);
  await setState(db, id, estado, {
    ...{ estado: 'gravada', committed_at: new Date().toISOString(), committed_by: change.userId },
    ...{ undone_at: null, undone_by: null },
  });
  await change.record(db, await findUpload(db, id));
}

/** Unchanged as long as no file enters or leaves the list. */
async function listVersion(db: Queries): Promise<string> {
  const uploads = await db.selectFrom('dns_uploads').select(['id', 'committed_at']).where('estado', '=', 'gravada').orderBy('id').execute();
  return uploads.map(({ id, committed_at }) => `${id} ${committed_at}`).join();
}

type Columns = Partial<Omit<DnsUploadsTable, 'id' | 'demo'>>;

/** @throws {Problem} `not-found` when it is no longer in state `from`: retention runs outside the lock */
async function setState(db: Queries, id: number, from: Estado, columns: Columns): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('dns_uploads')
    .set(columns as object)
    .where('id', '=', id)
    .where('estado', '=', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

function requireState(upload: DnsUpload, estado: Estado): DnsUpload {
  if (upload.estado !== estado) throw new Problem('conflict', isNow[upload.estado]);
  return upload;
}

const isNow: Record<Estado, LocalizedText> = {
  pronta: {
    pt: 'Este arquivo ainda não foi gravado.',
    en: 'This file has not been saved yet.',
    fr: 'Ce fichier n’a pas encore été enregistré.',
    de: 'Diese Datei wurde noch nicht übernommen.',
  },
  gravada: {
    pt: 'Este arquivo já está na lista.',
    en: 'This file is already in the list.',
    fr: 'Ce fichier est déjà dans la liste.',
    de: 'Diese Datei steht schon in der Liste.',
  },
  desfeita: {
    pt: 'Este arquivo já foi desfeito.',
    en: 'This file has already been undone.',
    fr: 'Ce fichier a déjà été annulé.',
    de: 'Diese Datei wurde schon zurückgenommen.',
  },
};
const allFaulty: LocalizedText = {
  pt: 'Nenhuma linha deste arquivo pode ser gravada: todas têm erro.',
  en: 'No row of this file can be saved: all of them have errors.',
  fr: 'Aucune ligne de ce fichier ne peut être enregistrée : toutes comportent des erreurs.',
  de: 'Keine Zeile dieser Datei lässt sich übernehmen: Alle sind fehlerhaft.',
};
const someFaulty: LocalizedText = {
  pt: 'Há linhas com erro. Grave sem elas, ou corrija o arquivo e envie-o de novo.',
  en: 'Some rows have errors. Save without them, or correct the file and upload it again.',
  fr: 'Certaines lignes comportent des erreurs. Enregistrez sans elles, ou corrigez le fichier et téléversez-le de nouveau.',
  de: 'Einige Zeilen sind fehlerhaft. Übernehmen Sie die übrigen, oder berichtigen Sie die Datei und laden Sie sie erneut hoch.',
};
const someThere: LocalizedText = {
  pt: 'Algumas destas linhas já estão na lista. Confira as que se repetem e grave sem elas.',
  en: 'Some of these rows are already in the list. Check the repeated ones and save without them.',
  fr: 'Certaines de ces lignes sont déjà dans la liste. Vérifiez les doublons et enregistrez sans eux.',
  de: 'Einige dieser Zeilen stehen schon in der Liste. Prüfen Sie die doppelten und übernehmen Sie die übrigen.',
};
const allThere: LocalizedText = {
  pt: 'Todas estas linhas já estão na lista.',
  en: 'All of these rows are already in the list.',
  fr: 'Ces lignes sont déjà dans la liste ; il n’en reste aucune à ajouter.',
  de: 'Diese Zeilen stehen schon in der Liste; es gibt nichts hinzuzufügen.',
};
