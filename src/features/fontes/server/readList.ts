// One list: as a whole, or only what is new in one that grows.
import { startOfDayInBrasilia } from '#kit/clock.ts';
import { isOfChanges } from './consultas.ts';
import { type LeituraRow, saveLeitura } from './leituras.ts';
import type { Pass } from './pass.ts';
import { isGrowing, WHOLE_EVERY_MS } from './plan.ts';
import { readNew } from './readNew.ts';
import { readPage } from './readPage.ts';
import { readWhole } from './readWhole.ts';
import type { SourcePage } from './source.ts';
import { findVistos, type Vistos } from './vistos.ts';

/** @returns whether it was not stopped @throws {SourceFault} */
export async function readList(pass: Pass, leitura: LeituraRow): Promise<boolean> {
  const { database, source, now } = pass;
  const wasRead = leitura.pagina === 1 && leitura.esperados !== null && !leitura.releitura;
  if (!wasRead) return readWhole(pass, leitura);
  const first = await readPage(pass, leitura, 1);
  const known = isGrowing(leitura, now()) ? await findVistos(database.read, source.name, leitura) : new Map();
  if (isWholeDue(leitura, first, known, now())) return readWhole(pass, leitura, first);
  if (known.size > 0) {
    const outcome = await readNew(pass, leitura, first, known);
    return outcome === 'much' ? readWhole(pass, leitura, first) : outcome;
  }
  const unchanged = { ...leitura, completa_em: now().toISOString(), proxima_em: null };
  await database.write((db) => saveLeitura(db, source.name, leitura, unchanged));
  return true;
}

function isWholeDue(leitura: LeituraRow, { total }: SourcePage, known: Vistos, now: Date): boolean {
  const { consulta, esperados, recebidos, inteira_em } = leitura;
  if (total === null || mayHaveChanged(leitura, now)) return true;
  if (total === esperados && total === recebidos) return false;
  if (known.size === 0) return true;
  // Records leave a list of changes when they change on another day.
  const hasOnlyLost = isOfChanges(consulta) && total <= recebidos;
  return !hasOnlyLost && (inteira_em === null || inteira_em < new Date(now.getTime() - WHOLE_EVERY_MS).toISOString());
}

/** A record that changes again on the same day leaves the total as it is. When the day is over, the list is read once more. */
function mayHaveChanged({ consulta, dia, inteira_em }: LeituraRow, now: Date): boolean {
  if (!isOfChanges(consulta)) return false;
  const afterDay = Date.parse(startOfDayInBrasilia(dia, 1)) + WHOLE_EVERY_MS;
  return inteira_em === null || Date.parse(inteira_em) < Math.min(now.getTime() - WHOLE_EVERY_MS, afterDay);
}
