// First pass over a file: reads everything and writes nothing, so that an unreadable file changes nothing.
import { setImmediate } from 'node:timers/promises';
import { Problem } from '#kit/errors.ts';
import { Reject } from '#kit/server/records/fields.ts';
import type { Rejeito, StoredPrevia } from '../entities.ts';
import type { Importer } from './importer.ts';
import { ownerConflict } from './readingFaults.ts';
import { fittingOwner, readRow, toRejeito } from './readRow.ts';
import { openRows, type Reading, unknownKind } from './rows.ts';
import type { ImportacoesTable } from './tables.ts';

const SHOWN_ROWS = 10;
const SHOWN_REJECTS = 20;
/** Longest cell shown. */
const SHOWN_TEXT = 300;

export type Checked = Pick<ImportacoesTable, 'tipo' | 'formato' | 'registros' | 'colunas' | 'vinculo'> & { previa: StoredPrevia };

/**
 * Reads a whole file.
 * @param vinculo owner of the records when neither they nor the file name it; may be empty
 * @throws {Problem} when it is unreadable, empty, of unknown kind, or names another owner
 */
export async function checkFile(
  bytes: AsyncIterable<Uint8Array>,
  importer: Importer,
  { vinculo: said, ...reading }: Reading & { vinculo: string },
): Promise<Checked> {
  const { formato, kind, colunas, cabecalho, batches, envelopeFields, isWindows1252 } = await openRows(bytes, importer, reading);
  const vinculo = kind ? fittingOwner(kind, said) : said;
  // Placeholder for an owner not yet chosen, so that records can already be shown.
  const any = kind?.owner?.any;
  const linhas: StoredPrevia['linhas'] = [];
  const rejeitos: Rejeito[] = [];
  const amostra: string[][] = [];
  let registros = 0;
  let rejeitados = 0;
  let avisos = 0;
  let pede_vinculo = false;
  for await (const rows of batches) {
    // Let other requests run in between.
    await setImmediate();
    registros += rows.length;
    for (const row of rows) {
      if (amostra.length < SHOWN_ROWS && row.cells) amostra.push(row.cells.map(shortened));
      if (!kind) continue;
      if (row.value && kind.needsOwner?.(row.value)) pede_vinculo = true;
      try {
        const { read, doubts } = readRow(kind, row, vinculo || any || '');
        avisos += doubts.length;
        rejeitos.push(...doubts.slice(0, Math.max(0, SHOWN_REJECTS - rejeitos.length)));
        if (linhas.length < SHOWN_ROWS) linhas.push(kind.show(read).map((value) => (value === any ? null : toCell(value))));
      } catch (error) {
        if (!(error instanceof Reject)) throw error;
        rejeitados++;
        if (rejeitos.length < SHOWN_REJECTS) rejeitos.push(toRejeito(kind, row, vinculo, error));
      }
    }
  }
  if (registros === 0) throw new Problem('no-records');
  if (kind?.allowsEnvelope?.(envelopeFields()) === false) throw unknownKind();
  const owner = pede_vinculo ? kind?.ownerFromEnvelope?.(envelopeFields()) : undefined;
  if (owner && vinculo && owner !== vinculo) throw new Problem('validation', ownerConflict(owner));
  return {
    vinculo: owner ?? vinculo,
    tipo: kind?.name ?? '',
    // A single object reads the same either way; users expect NDJSON to have several lines.
    formato: formato === 'ndjson' && registros === 1 ? 'json' : formato,
    registros,
    colunas,
    previa: {
      registros,
      rejeitados,
      avisos,
      colunas: kind?.shown.map(({ name, kind: tipo }) => ({ nome: name, tipo })) ?? [],
      linhas,
      rejeitos,
      windows1252: isWindows1252(),
      pede_vinculo: pede_vinculo && !owner,
      planilha: cabecalho && { cabecalho: cabecalho.map(shortened), amostra },
    },
  };
}

/** The result of a check as column values. */
export function inColumns<Checked extends { colunas: unknown; previa: unknown }>(checked: Checked): Checked {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value)) as never;
  return { ...checked, colunas: json(checked.colunas), previa: json(checked.previa) };
}

function toCell(value: string | number | null): string | null {
  return value === null ? null : shortened(String(value));
}

function shortened(text: string): string {
  const shown = text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text;
  // Databases store neither half a surrogate pair nor U+0000.
  return shown.replaceAll('\0', '').toWellFormed();
}
