// The files of chosen documents as one ZIP file, numbered as they are to be handed in, with an index.
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type FileStore, MissingFile } from '#kit/server/files/fileStore.ts';
import { type ZipEntry, zipStream } from '#kit/server/records/sheet/zipStream.ts';
import { nomeDe } from '../entities.ts';
import { findChosen, findOnDay, type Row as Issue } from './queries.ts';

/** Longest name of a document in a file name. */
const LONGEST_NAME = 120;

type Chosen = { ids: readonly number[]; on: string | undefined };
/** `isValid`: on the day that is asked for; undefined: yes. */
type Row = Issue & { isValid?: boolean };

/** @throws {Problem} `conflict` when a document is not there, or not valid on the day */
export async function zipCertidoes(db: Queries, files: FileStore, { ids, on }: Chosen): Promise<AsyncIterable<Uint8Array>> {
  const distinct = [...new Set(ids)];
  const found = new Map((await findChosen(db, distinct, on)).map((row) => [row.id, row]));
  const rows = distinct.flatMap((id) => found.get(id) ?? []);
  if (rows.length < distinct.length) throw new Problem('conflict', on === undefined ? gone : notValid);
  return zipStream(entriesOf(files, rows, on));
}

/** Of the issues that are valid on the day, and of others the latest, which the index says; documents that are gone are left out. */
export async function zipOnDay(db: Queries, files: FileStore, { ids, on }: Chosen): Promise<AsyncIterable<Uint8Array>> {
  return zipStream(entriesOf(files, await findOnDay(db, ids, on), on));
}

/** Each file is opened once the ones before it are written. The index comes last, since it says which files could not be read. */
function* entriesOf(files: FileStore, rows: readonly Row[], on: string | undefined): Generator<ZipEntry> {
  const missing = new Set<Row>();
  const named = rows.map((row, place) => ({ row, name: fileNameOf(row, place, rows.length) }));
  for (const { row, name } of named) {
    const file = row.arquivo;
    if (file !== null) yield { name, content: readable(files, file, () => missing.add(row)) };
  }
  yield { name: `${numberOf(-1, rows.length)} Índice.txt`, content: indexOf(named, missing, on) };
}

async function* readable(files: FileStore, file: string, onMissing: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* files.read(file);
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    onMissing();
  }
}

/** Word processors of Windows recognise UTF-8 by the byte order mark. */
function* indexOf(named: readonly { row: Row; name: string }[], missing: ReadonlySet<Row>, on: string | undefined): Generator<string> {
  yield '\uFEFFÍNDICE DE DOCUMENTOS\r\n';
  if (on !== undefined) yield `Válidos em ${dayIn(on)}\r\n`;
  for (const [place, { row, name }] of named.entries()) {
    const facts = [
      row.numero && `nº ${row.numero}`,
      row.emissor,
      row.emitida_em && `emissão ${dayIn(row.emitida_em)}`,
      row.vence_em ? `válido até ${dayIn(row.vence_em)}` : 'sem vencimento',
      on !== undefined && row.isValid === false && `não válido em ${dayIn(on)}`,
      row.arquivo === null ? 'sem arquivo' : missing.has(row) ? 'arquivo não encontrado' : name,
    ];
    yield `\r\n${numberOf(place, named.length)} ${nomeDe(row, 'pt')}\r\n   ${facts.filter(Boolean).join(' · ')}\r\n`;
  }
}

/** `01 CND federal – 12345.pdf` */
function fileNameOf(row: Pick<Row, 'tipo' | 'titulo' | 'numero' | 'media_type'>, place: number, count: number): string {
  const ending = row.media_type === 'application/pdf' ? 'pdf' : (row.media_type ?? '').replace(/^image\//, '').replace('jpeg', 'jpg');
  const name = [nomeDe(row, 'pt'), row.numero].filter(Boolean).join(' – ');
  const clean = name
    .replace(/[<>:"/\\|?*\p{Cc}]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .trim();
  return `${numberOf(place, count)} ${clean}.${ending}`;
}

function numberOf(place: number, count: number): string {
  return String(place + 1).padStart(count > 99 ? 3 : 2, '0');
}

function dayIn(day: string): string {
  return day.split('-').toReversed().join('/');
}

const gone: LocalizedText = {
  pt: 'Um dos documentos escolhidos foi excluído. Atualize a lista e escolha de novo.',
  en: 'One of the chosen documents was deleted. Reload the list and choose again.',
  fr: 'Un des documents choisis a été supprimé. Actualisez la liste et choisissez de nouveau.',
  de: 'Eines der gewählten Dokumente wurde gelöscht. Laden Sie die Liste neu und wählen Sie erneut.',
};
const notValid: LocalizedText = {
  pt: 'Um dos documentos escolhidos foi excluído ou não é válido nesse dia.',
  en: 'One of the chosen documents was deleted or is not valid on that day.',
  fr: 'Un des documents choisis a été supprimé ou n’est pas valable ce jour-là.',
  de: 'Eines der gewählten Dokumente wurde gelöscht oder ist an diesem Tag nicht gültig.',
};
