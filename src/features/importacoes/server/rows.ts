// Reads the records of a file by their kind; a sheet's cells become fields.

import { type LocalizedText, Problem } from '#kit/errors.ts';
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import type { FileRecord, OpenedFile } from '#kit/server/records/fileRecord.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { Formato } from '../entities.ts';
import type { Importer } from './importer.ts';
import { matchColumns, toRecord } from './sheet.ts';

/** A record at a position of the file, from 1. `value`: undefined when it is not an object; `cells`: those of a sheet. */
export type Row = { indice: number; text: string; value: SourceRecord | undefined; cells?: string[] };

/** How to read a file, as far as chosen. */
export type Reading = { tipo?: string; colunas?: Record<string, number> };

export type OpenedRows = {
  formato: Formato;
  /** null for a sheet whose columns match no kind. */
  kind: RecordKind | null;
  /** Field → column index; null for JSON. */
  colunas: Record<string, number> | null;
  cabecalho: string[] | null;
  /** At most a hundred rows each, which are written together. */
  batches: AsyncGenerator<Row[]>;
  /** Whether its text was read as Windows-1252; known after the last batch. */
  isWindows1252: () => boolean;
  /** Fields around the list; complete after the last batch. */
  envelopeFields: () => SourceRecord;
};

/** Size of a batch: about 20 ms of SQLite, so that other writers do not wait long, and little memory for its thread. */
const ROWS_PER_BATCH = 100;
const TEXT_PER_BATCH = 1 << 20;

/** Records inspected to recognise the kind, so that a bad first record does not decide for all. */
const LOOKED_AT = 100;

/** @throws {Problem} when the file is unreadable, or none of its first records is of a known kind */
export async function openRows(
  bytes: AsyncIterable<Uint8Array>,
  { kinds, open, explainUnknown }: Pick<Importer, 'kinds' | 'open' | 'explainUnknown'>,
  reading: Reading,
): Promise<OpenedRows> {
  const opened = await open(bytes);
  if (opened.header) return openSheet(opened, opened.header, kinds, reading);
  try {
    const chosen = reading.tipo ? kinds.filter(({ name }) => name === reading.tipo) : kinds;
    return await openJson(opened, chosen, explainUnknown);
  } catch (error) {
    // The caller cannot close it.
    await opened.batches.return(undefined);
    throw error;
  }
}

function openSheet(
  { format, batches, envelopeFields, isWindows1252 = () => false }: OpenedFile,
  cabecalho: string[],
  kinds: readonly RecordKind[],
  reading: Reading,
): OpenedRows {
  const chosen = kinds.find((kind) => kind.sheet && kind.name === reading.tipo);
  const found = matchColumns(chosen ? [chosen] : kinds, cabecalho);
  const kind = chosen ?? found.kind;
  const colunas = (chosen && reading.colunas) ?? found.columns;
  return {
    formato: format,
    kind,
    colunas,
    cabecalho,
    isWindows1252,
    envelopeFields,
    batches: inRows(batches, (record) => {
      const cells = record.value as string[];
      const value = kind ? toRecord(kind, colunas, cells) : undefined;
      return { text: JSON.stringify(value ?? null), value, cells };
    }),
  };
}

async function openJson(
  { format, batches, envelopeFields }: OpenedFile,
  kinds: readonly RecordKind[],
  explainUnknown: Importer['explainUnknown'],
): Promise<OpenedRows> {
  const first: FileRecord[] = [];
  const textOf = (records: FileRecord[]) => records.reduce((length, { text }) => length + text.length, 0);
  while (first.length < LOOKED_AT && textOf(first) < TEXT_PER_BATCH) {
    const { value, done } = await batches.next();
    if (done) break;
    for (const record of value) first.push(record);
  }
  const kind = recognise(first, kinds);
  if (first.length > 0 && !kind) throw unknownKind(explainUnknown(first.map(({ value }) => value)));
  return {
    formato: format,
    kind: kind ?? null,
    colunas: null,
    cabecalho: null,
    isWindows1252: () => false,
    envelopeFields,
    batches: inRows(chain(first, batches), ({ text, value }) => ({ text, value: isRecord(value) ? value : undefined })),
  };
}

function recognise(records: FileRecord[], kinds: readonly RecordKind[]): RecordKind | undefined {
  for (const { value } of records) {
    const kind = isRecord(value) && kinds.find((candidate) => !candidate.sheet && candidate.recognises(value));
    if (kind) return kind;
  }
  return undefined;
}

async function* chain(first: FileRecord[], rest: AsyncGenerator<FileRecord[]>): AsyncGenerator<FileRecord[]> {
  if (first.length > 0) yield first;
  yield* rest;
}

/** Batches depend on the records alone, not on how chunks arrive, so that counts are reproducible. */
async function* inRows(batches: AsyncIterable<FileRecord[]>, toRow: (record: FileRecord) => Omit<Row, 'indice'>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let text = 0;
  let indice = 0;
  for await (const records of batches) {
    for (const record of records) {
      rows.push({ indice: ++indice, ...toRow(record) });
      text += record.text.length;
      if (rows.length < ROWS_PER_BATCH && text < TEXT_PER_BATCH) continue;
      yield rows;
      rows = [];
      text = 0;
    }
  }
  if (rows.length > 0) yield rows;
}

/** @param explained a more helpful message than the default */
export function unknownKind(explained?: LocalizedText): Problem {
  return new Problem('unknown-file-kind', explained ?? noneIsKnown);
}

const noneIsKnown: LocalizedText = {
  pt: 'Nenhum dos registros é de um tipo que possa ser importado.',
  en: 'None of its records is of a type that can be imported.',
  fr: 'Aucun de ses enregistrements n’est d’un type importable ici.',
  de: 'Keiner ihrer Datensätze ist von einer Art, die sich hier importieren lässt.',
};

/** Streams a run's whole file. */
export async function* readStoredFile({ files }: Pick<Importer, 'files'>, { guardado, bytes }: { guardado: string; bytes: number }) {
  let read = 0;
  for await (const chunk of files.read(guardado)) {
    read += chunk.byteLength;
    yield chunk;
  }
  if (read !== bytes) throw new Error(`Of ${bytes} bytes of ${guardado} only ${read} are there.`);
}
