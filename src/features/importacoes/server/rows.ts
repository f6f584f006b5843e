// The records of a file as a kind of record understands them: recognised, and a sheet's cells under the names of its fields.

import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { clean, isRecord, Reject, type SourceRecord } from '#kit/server/records/fields.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { type FileRecord, type OpenedFile, openRecords } from '#kit/server/records/openRecords.ts';
import type { Formato, Rejeito } from '../entities.ts';
import type { ImportEvents, RecordRunEnd } from './events.ts';
import { matchColumns, toRecord } from './sheet.ts';

/** What the importer is put together with. */
export type Importer = {
  files: FileStore;
  kinds: readonly RecordKind[];
  /** A better sentence than "none of its records is known" for records that it knows to be something else. */
  explainUnknown(first: unknown[]): LocalizedText | undefined;
  /** How many bytes a file may have, packed and unpacked. */
  maxBytes: number;
  recordRunEnd: RecordRunEnd;
  events: ImportEvents;
};

/** What stands at a place of the file, from 1. `value` is undefined where it is no record; `cells` are those of a sheet. */
export type Row = { indice: number; text: string; value: SourceRecord | undefined; cells?: string[] };

/** How a file is to be read, as far as somebody has said. */
export type Reading = { tipo?: string; colunas?: Record<string, number> };

export type OpenedRows = {
  formato: Formato;
  /** null for a sheet whose columns do not tell. */
  kind: RecordKind | null;
  /** Field → place of its column; null for JSON. */
  colunas: Record<string, number> | null;
  cabecalho: string[] | null;
  /** At most a hundred rows each, as they are written together. */
  batches: AsyncGenerator<Row[]>;
  /** What stands beside the list; whole once all batches have come. */
  envelopeFields: () => SourceRecord;
};

/** Names under which services, and those who collect from them, put their list: PNCP, Compras.gov.br, Câmara, Senado. */
const envelopes = new Set(['data', 'resultado', 'dados', 'PesquisaBasicaMateria', 'Materias', 'Materia']);

/** Written at once: about 20 ms of SQLite, so that nobody waits long, and no more text than a small thread holds easily. */
const ROWS_PER_BATCH = 100;
const TEXT_PER_BATCH = 1 << 20;

/** So many records are looked at for one that is known: a bad one at the head of a file does not speak for the rest. */
const LOOKED_AT = 100;

/** @throws {Problem} when the file cannot be read, or none of its first records is of a known kind */
export async function openRows(
  bytes: AsyncIterable<Uint8Array>,
  { kinds, explainUnknown, maxBytes }: Pick<Importer, 'kinds' | 'explainUnknown' | 'maxBytes'>,
  reading: Reading,
): Promise<OpenedRows> {
  const opened = await openRecords(bytes, { envelopes, maxUnpacked: maxBytes });
  if (opened.header) return openSheet(opened, opened.header, kinds, reading);
  try {
    return await openJson(opened, kinds, explainUnknown);
  } catch (error) {
    // Nobody else will close what was opened.
    await opened.batches.return(undefined);
    throw error;
  }
}

function openSheet(
  { format, batches, envelopeFields }: OpenedFile,
  cabecalho: string[],
  kinds: readonly RecordKind[],
  reading: Reading,
): OpenedRows {
  const told = kinds.find((kind) => kind.sheet && kind.name === reading.tipo);
  const found = matchColumns(told ? [told] : kinds, cabecalho);
  const kind = told ?? found.kind;
  const colunas = (told && reading.colunas) ?? found.columns;
  return {
    formato: format,
    kind,
    colunas,
    cabecalho,
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

/**
 * Cut by the records alone: how a file happens to come in pieces must not decide which records are written together,
 * or the same file would be counted differently each time.
 */
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

/** @param explained a better sentence than that none of its records is known */
export function unknownKind(explained?: LocalizedText): Problem {
  return new Problem('unknown-file-kind', explained ?? noneIsKnown);
}

const noneIsKnown: LocalizedText = {
  pt: 'Nenhum dos registros é de um tipo que possa ser importado.',
  en: 'None of its records is of a type that can be imported.',
  fr: "Aucun de ses enregistrements n'est d'un type importable ici.",
  de: 'Keiner ihrer Datensätze ist von einer Art, die sich hier importieren lässt.',
};

/** What a sender named, where records of this kind can belong to it; else empty. */
export function fittingOwner({ owner }: RecordKind, compra: string): string {
  return owner && !owner.pattern.test(compra) ? '' : compra;
}

/** @throws {Reject} */
export function readRow(kind: RecordKind, { value }: Row, compra: string): unknown {
  if (!value) throw new Reject('', 'notRecord');
  return kind.read(value, compra);
}

/** More of a key is not kept. */
const LONGEST_KEY = 100;

/** What tells a record from others, as every database takes it. */
export function keyOf(kind: RecordKind, { value }: Row, compra: string): string {
  return value ? clean(kind.keyOf(value, compra)).slice(0, LONGEST_KEY).toWellFormed() : '';
}

export function toRejeito(kind: RecordKind, row: Row, compra: string, { field, motive }: Reject): Rejeito {
  return { indice: row.indice, controle: keyOf(kind, row, compra), campo: field, valor: valueAt(row, field), motivo: motive };
}

/** More of a value is not kept. */
const LONGEST_VALUE = 100;

function valueAt({ value }: Row, field: string): string {
  const found = value && (Object.hasOwn(value, field) ? value[field] : at(value, field.split('.')));
  if (found === undefined || found === null) return '';
  const said = typeof found === 'string' ? found : JSON.stringify(found);
  // Cut before it is cleaned, too: it may be very long.
  return clean(said.slice(0, 2 * LONGEST_VALUE))
    .slice(0, LONGEST_VALUE)
    .toWellFormed();
}

/** A field inside others is named by the way to it. */
function at(value: unknown, [first, ...rest]: string[]): unknown {
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, first)
    ? at((value as Record<string, unknown>)[first], rest)
    : undefined;
}

/** The bytes of a run's file, all of them. */
export async function* readStoredFile({ files }: Pick<Importer, 'files'>, { guardado, bytes }: { guardado: string; bytes: number }) {
  let read = 0;
  for await (const chunk of files.read(guardado)) {
    read += chunk.byteLength;
    yield chunk;
  }
  if (read !== bytes) throw new Error(`Of ${bytes} bytes of ${guardado} only ${read} are there.`);
}
