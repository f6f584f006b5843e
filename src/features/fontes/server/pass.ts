// One pass over a source: lists first, newest day first, then the parts of notices until the next pass is due.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Fonte } from '../contract.ts';
import { queueDetails } from './details.ts';
import { type LeituraRow, pendingLeituras, planLeituras, type Reached, saveLeitura } from './leituras.ts';
import type { Ask, Source } from './source.ts';
import type { Consulta } from './tables.ts';

/**
 * Hands records over to the importer. `alongside` runs in the transaction that makes them durable, so that a killed pass neither loses
 * nor repeats a page.
 * @throws {SourceFault} `shape` when they are of no known kind
 */
export type Deliver = (fonte: Fonte, name: string, records: object[], alongside: (db: Queries) => Promise<void>) => Promise<void>;

export type Pass = {
  database: Database;
  source: Source;
  ask: Ask;
  deliver: Deliver;
  now(): Date;
  /** Days that the first fill goes back. */
  dias: number;
  /** What the source changed before this moment is here; null: nothing was read yet. */
  since: string | null;
  signal: AbortSignal;
};

/** Pages that become one import: about ten seconds of calls, which a killed pass repeats. */
const PAGES_AT_ONCE = 10;
/** How often the list of changes is read as a whole while its total stays the same. */
const WHOLE_EVERY_MS = 3_600_000;

/** Reads all lists that are due. @throws {SourceFault} @returns whether it was not stopped */
export async function readLists(pass: Pass): Promise<boolean> {
  await planLeituras(pass);
  return readPending(pass);
}

/** Reads the lists that were not read to their end. @param only of these; left out: all */
export async function readPending(pass: Pass, only?: readonly Consulta[]): Promise<boolean> {
  for (;;) {
    const [leitura] = await pendingLeituras(pass.database.read, pass.source.name, 1, only);
    if (!leitura) return true;
    if (pass.signal.aborted || !(await readLeitura(pass, leitura))) return false;
  }
}

/** @returns whether it was read to its end */
async function readLeitura(pass: Pass, leitura: LeituraRow): Promise<boolean> {
  const first = await readPages(pass, leitura, leitura.pagina);
  if (first === 'stopped') return false;
  // Rows moved between pages meanwhile, or an earlier pass was killed: what is missing is found by counting anew.
  if (first === 'differs') return (await readPages(pass, { ...leitura, recebidos: 0, releitura: true }, 1)) !== 'stopped';
  return true;
}

/** A record that changes again on the same day leaves the total as it is. */
function mayHaveChanged({ consulta, inteira_em }: LeituraRow, now: Date): boolean {
  return consulta === 'atualizacao' && (inteira_em === null || Date.parse(inteira_em) < now.getTime() - WHOLE_EVERY_MS);
}

async function readPages(
  { database, source, ask, deliver, now, signal }: Pass,
  leitura: LeituraRow,
  from: number,
): Promise<'complete' | 'differs' | 'stopped'> {
  const seen = new Set<string>();
  let records: object[] = [];
  let firstTotal: number | null | undefined;
  const keep = async (reached: Reached) => {
    const delivered = records;
    records = [];
    const save = async (db: Queries) => {
      if (source.readParts) await queueDetails(db, source, delivered);
      await saveLeitura(db, source.name, leitura, reached);
    };
    if (delivered.length > 0) await deliver(source.name, `${source.title.pt} ${leitura.dia}`, delivered, save);
    else await database.write(save);
  };
  for (let page = from; ; page++) {
    if (signal.aborted) return 'stopped';
    const received = () => (from === 1 ? 0 : leitura.recebidos) + seen.size;
    const answer = await source.readPage(ask, leitura, page).catch(async (error) => {
      // The pages before are not read again.
      if (records.length > 0) await keep({ ...leitura, pagina: page, recebidos: received(), completa_em: null });
      throw error;
    });
    const { records: found, total: announced, isLast } = answer;
    firstTotal = firstTotal === undefined ? announced : firstTotal;
    const isSameTotal = announced !== null && leitura.esperados === announced && leitura.recebidos === announced;
    const isUnchanged = page === 1 && isSameTotal && !mayHaveChanged(leitura, now());
    for (const record of isUnchanged ? [] : found) {
      const key = source.keyOf(record);
      if (key !== '' && seen.has(key)) continue;
      seen.add(key);
      records.push(record);
    }
    const recebidos = isUnchanged ? announced : received();
    const isOver = isLast || isUnchanged;
    const total = announced ?? recebidos;
    const isComplete = isOver && (announced === null || (recebidos === total && announced === firstTotal) || leitura.releitura);
    if (!isOver && (page - from + 1) % PAGES_AT_ONCE !== 0) continue;
    const moment = now().toISOString();
    await keep({
      ...{ pagina: isOver ? 1 : page + 1, esperados: total, recebidos, completa_em: isComplete ? moment : null },
      inteira_em: isComplete && !isUnchanged ? moment : leitura.inteira_em,
      // The next pass goes on with the second reading.
      releitura: isOver ? !isComplete : leitura.releitura,
    });
    if (isOver) return isComplete ? 'complete' : 'differs';
  }
}
