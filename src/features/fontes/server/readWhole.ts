// A list page by page to its end, and once more if rows are missing.
import { isOfChanges } from './consultas.ts';
import { keepRecords } from './keepRecords.ts';
import { type LeituraRow, type Reached, saveLeitura } from './leituras.ts';
import type { Pass } from './pass.ts';
import { isGrowing, WHOLE_EVERY_MS } from './plan.ts';
import { MOST_WAITING_BYTES, readPage } from './readPage.ts';
import { changeOf, keyOf, type SourcePage } from './source.ts';
import { addVistos, findVistos, removeVistos, type Vistos } from './vistos.ts';

/** Pages that become one import, unless they are large: about ten seconds of calls, which a killed pass repeats. */
const PAGES_AT_ONCE = 10;

/** @param first the first page, if it was asked for @returns whether it was not stopped @throws {SourceFault} */
export async function readWhole(pass: Pass, leitura: LeituraRow, first?: SourcePage): Promise<boolean> {
  const outcome = await readPages(pass, leitura, first);
  if (outcome !== 'differs') return outcome === 'read';
  // Rows moved between pages meanwhile: what is missing is found by counting again.
  return (await readPages(pass, { ...leitura, pagina: 1, releitura: true })) === 'read';
}

async function readPages(pass: Pass, leitura: LeituraRow, first?: SourcePage): Promise<'read' | 'differs' | 'stopped'> {
  const { database, source, now, signal } = pass;
  const { consulta, pagina: from, releitura } = leitura;
  const isResumed = from > 1;
  const seen = isResumed ? await findVistos(database.read, source.name, leitura) : new Map<string, string | null>();
  let recebidos = isResumed ? leitura.recebidos : 0;
  let firstTotal = isResumed ? leitura.esperados : null;
  let records: unknown[] = [];
  let added: Vistos = new Map();
  let isKept = isResumed;
  let waiting = { pages: 0, bytes: 0 };
  let before: SourcePage | undefined;
  const keep = async (reached: Omit<Reached, 'recebidos'>) => {
    const [vistos, isFirst] = [added, !isKept];
    const delivered = records;
    [records, added, isKept, waiting] = [[], new Map(), true, { pages: 0, bytes: 0 }];
    const isRead = reached.completa_em !== null && !isGrowing(leitura, now());
    const saved = { ...reached, recebidos };
    await keepRecords(pass, leitura, delivered, async (db) => {
      if (isFirst || isRead) await removeVistos(db, source.name, leitura);
      if (!isRead) await addVistos(db, source.name, leitura, vistos);
      await saveLeitura(db, source.name, leitura, saved);
    });
  };
  const { inteira_em } = leitura;
  const unfinished = { completa_em: null, proxima_em: null, inteira_em, releitura };
  for (let page = from; ; page++) {
    if (signal.aborted) return 'stopped';
    const answer =
      (page === from && first) ||
      (await readPage(pass, leitura, page, before).catch(async (error) => {
        // The pages before are not read again.
        if (records.length > 0) await keep({ ...unfinished, pagina: page, esperados: firstTotal });
        throw error;
      }));
    before = answer;
    waiting = { pages: waiting.pages + 1, bytes: waiting.bytes + answer.bytes };
    const { total: announced, isLast } = answer;
    firstTotal ??= announced;
    for (const record of answer.records) {
      const key = keyOf(source, record);
      if (key !== '' && seen.has(key)) continue;
      // Records without a key are not told apart.
      if (key !== '') for (const vistos of [seen, added]) vistos.set(key, changeOf(source, record));
      recebidos++;
      records.push(record);
    }
    if (!isLast) {
      const isMuch = waiting.pages === PAGES_AT_ONCE || waiting.bytes > MOST_WAITING_BYTES;
      if (isMuch) await keep({ ...unfinished, pagina: page + 1, esperados: firstTotal ?? recebidos });
      continue;
    }
    const moment = now();
    const total = announced ?? recebidos;
    const isWhole = announced === null || releitura || (recebidos === total && announced === firstTotal);
    // What a list that grows lacks is at its ends, or found by the next whole reading.
    const isNearlyWhole = isGrowing(leitura, moment) && (isOfChanges(consulta) || recebidos >= (firstTotal ?? 0));
    const isRead = isWhole || isNearlyWhole;
    await keep({
      ...{ pagina: 1, esperados: total, completa_em: isWhole ? moment.toISOString() : null },
      inteira_em: isRead ? moment.toISOString() : inteira_em,
      // A pass that is killed goes on with the second reading.
      releitura: !isRead,
      proxima_em: isRead && !isWhole ? new Date(moment.getTime() + WHOLE_EVERY_MS).toISOString() : null,
    });
    return isRead ? 'read' : 'differs';
  }
}
