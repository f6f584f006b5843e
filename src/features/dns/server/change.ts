// What becomes of a file that was sent. A whole file comes into the list, or leaves it, by its state alone.
import { Problem, type Titles } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DnsUpload } from '../contract.ts';
import { markRepeated } from './repeated.ts';
import type { DnsUploadsTable } from './tables.ts';
import { removeUpload } from './tidy.ts';
import { findUpload } from './uploads.ts';

type Estado = DnsUpload['estado'];
/** `record` is told in the transaction how the upload stands by then. */
export type Change = { id: number; userId: number | null; record(db: Queries, upload: DnsUpload): Promise<void> };

/** Whoever changes an upload looks first how it, and the list, stand. */
const TURN = 'dns';
const ROWS_AT_ONCE = 500;

/**
 * Puts the rows without faults into the list.
 * @throws {Problem} `not-found`; `conflict` for one that does not wait any more; `validation` where faulty rows keep the others out
 */
export function commitUpload(database: Database, change: Change & { withoutFaulty: boolean }): Promise<void> {
  return putIn(database, 'pronta', change);
}

/** @throws {Problem} `not-found`; `conflict` for one that was not undone, or whose entries are all in the list by now */
export function redoUpload(database: Database, change: Change): Promise<void> {
  return putIn(database, 'desfeita', { ...change, withoutFaulty: true });
}

/** @throws {Problem} `not-found`, `conflict` */
export function undoUpload(database: Database, { id, userId, record }: Change): Promise<void> {
  return database.write(async (db) => {
    mustBe(await findUpload(db, id), 'gravada');
    await set(db, id, { estado: 'desfeita', undone_at: new Date().toISOString(), undone_by: userId });
    await record(db, await findUpload(db, id));
  }, TURN);
}

/** Throws away one that waits. @throws {Problem} `not-found`, `conflict` */
export async function discardUpload(database: Database, { id, record }: Change): Promise<void> {
  await database.write(async (db) => {
    const upload = mustBe(await findUpload(db, id), 'pronta');
    await set(db, id, { estado: 'descartada' });
    await record(db, upload);
  }, TURN);
  // Its rows are too many for one transaction; nobody sees them any more.
  await removeUpload(database, id);
}

async function putIn(database: Database, from: Estado, change: Change & { withoutFaulty: boolean }): Promise<void> {
  const { id, userId, withoutFaulty, record } = change;
  const mark = async (db: Queries, atOnce: number) => {
    mustBe(await findUpload(db, id), from);
    return markRepeated(db, id, atOnce);
  };
  let marked = 0;
  for (let some = ROWS_AT_ONCE; some === ROWS_AT_ONCE; marked += some) some = await database.write((db) => mark(db, ROWS_AT_ONCE), TURN);
  // A refusal is thrown after the transaction, so that what it has marked stays to be seen.
  const refusal = await database.write(async (db) => {
    // Whoever came in between may have brought some more.
    const isAnyRepeated = marked + (await mark(db, Number.MAX_SAFE_INTEGER)) > 0;
    const { faulty, total } = await findUpload(db, id);
    if (faulty === total) return isAnyRepeated ? new Problem('conflict', allThere) : new Problem('validation', allFaulty);
    if (faulty > 0 && !withoutFaulty) return isAnyRepeated ? new Problem('conflict', someThere) : new Problem('validation', someFaulty);
    await set(db, id, {
      ...{ estado: 'gravada', committed_at: new Date().toISOString(), committed_by: userId },
      ...{ undone_at: null, undone_by: null },
    });
    await record(db, await findUpload(db, id));
    return undefined;
  }, TURN);
  if (refusal) throw refusal;
}

async function set(db: Queries, id: number, columns: Partial<Omit<DnsUploadsTable, 'id' | 'demo'>>): Promise<void> {
  await db
    .updateTable('dns_uploads')
    .set(columns as object)
    .where('id', '=', id)
    .execute();
}

function mustBe(upload: DnsUpload, estado: Estado): DnsUpload {
  if (upload.estado !== estado) throw new Problem('conflict', isNow[upload.estado]);
  return upload;
}

const isNow: Record<Estado, Titles> = {
  pronta: {
    pt: 'Este arquivo ainda espera ser gravado.',
    en: 'This file still waits to be committed.',
    fr: 'Ce fichier attend encore d’être enregistré.',
    de: 'Diese Datei wartet noch darauf, übernommen zu werden.',
  },
  gravada: {
    pt: 'Este arquivo já está na lista.',
    en: 'This file is in the list already.',
    fr: 'Ce fichier est déjà dans la liste.',
    de: 'Diese Datei steht schon in der Liste.',
  },
  desfeita: {
    pt: 'Este arquivo já foi desfeito.',
    en: 'This file has been undone already.',
    fr: 'Ce fichier a déjà été annulé.',
    de: 'Diese Datei wurde schon zurückgenommen.',
  },
};
const allFaulty: Titles = {
  pt: 'Nenhuma linha deste arquivo pode entrar na lista: todas têm problemas.',
  en: 'No row of this file can enter the list: each has a fault.',
  fr: 'Aucune ligne de ce fichier ne peut entrer dans la liste : toutes ont un défaut.',
  de: 'Keine Zeile dieser Datei kann in die Liste: jede hat einen Fehler.',
};
const someFaulty: Titles = {
  pt: 'Há linhas com problemas. Grave sem elas, ou corrija o arquivo e envie-o de novo.',
  en: 'Some rows have faults. Commit without them, or mend the file and send it again.',
  fr: 'Certaines lignes ont un défaut. Enregistrez sans elles, ou corrigez le fichier et renvoyez-le.',
  de: 'Einige Zeilen haben Fehler. Übernehmen Sie ohne diese, oder berichtigen Sie die Datei und senden Sie sie erneut.',
};
const someThere: Titles = {
  pt: 'Outro arquivo trouxe algumas destas linhas enquanto isso. Confira as que se repetem e grave sem elas.',
  en: 'Another file has brought some of these rows in the meantime. Look at those repeated, and commit without them.',
  fr: 'Un autre fichier a apporté certaines de ces lignes entre-temps. Vérifiez celles qui se répètent et enregistrez sans elles.',
  de: 'Eine andere Datei hat einige dieser Zeilen inzwischen gebracht. Prüfen Sie die wiederholten, und übernehmen Sie ohne diese.',
};
const allThere: Titles = {
  pt: 'Outro arquivo já trouxe estas linhas para a lista; não sobra nenhuma para entrar.',
  en: 'Another file has brought these rows into the list already; none is left to enter.',
  fr: 'Un autre fichier a déjà apporté ces lignes dans la liste ; il n’en reste aucune à ajouter.',
  de: 'Eine andere Datei hat diese Zeilen schon in die Liste gebracht; es bleibt keine übrig.',
};
