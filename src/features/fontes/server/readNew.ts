// What is new in a list that grows: no service says whether rows come at its front or its end, so both are looked at.
import { isOfChanges as listsChanges } from './consultas.ts';
import { keepRecords } from './keepRecords.ts';
import { type LeituraRow, saveLeitura } from './leituras.ts';
import type { Pass } from './pass.ts';
import { WHOLE_EVERY_MS } from './plan.ts';
import { MOST_WAITING_BYTES, readPage } from './readPage.ts';
import { changeOf, keyOf, type SourcePage } from './source.ts';
import { addVistos, type Vistos } from './vistos.ts';

/**
 * Reads pages from each end until one has nothing new. What came in the middle is left to the next whole reading.
 * @param known records that came before @returns whether it was not stopped; `much`: so much is new that the whole list has to be read, nothing was kept @throws {SourceFault}
 */
export async function readNew(pass: Pass, leitura: LeituraRow, first: SourcePage, known: Vistos): Promise<boolean | 'much'> {
  const { source, now, signal } = pass;
  const isOfChanges = listsChanges(leitura.consulta);
  const total = first.total ?? 0;
  const added: Vistos = new Map();
  const records: unknown[] = [];
  let received = leitura.recebidos;
  let waiting = 0;
  /** @returns whether anything on the page is new */
  const take = (page: SourcePage) => {
    const before = records.length;
    waiting += page.bytes;
    for (const record of page.records) {
      const [key, change] = [keyOf(source, record), changeOf(source, record)];
      // Records without a key come with the whole list.
      if (key === '' || known.get(key) === change) continue;
      if (!known.has(key)) received++;
      for (const vistos of [known, added]) vistos.set(key, change);
      records.push(record);
    }
    return records.length > before;
  };
  const read = (page: number) => readPage(pass, leitura, page, first);

  let front = 1;
  let { isLast } = first;
  let hasNew = take(first);
  while (hasNew && !isLast && (isOfChanges || received < total)) {
    if (signal.aborted) return false;
    if (waiting > MOST_WAITING_BYTES) return 'much';
    const next = await read(++front);
    isLast = next.isLast;
    hasNew = take(next);
  }
  const pages = Math.ceil(total / Math.max(1, first.records.length));
  for (let page = pages; page > front && received < total; page--) {
    if (signal.aborted) return false;
    if (waiting > MOST_WAITING_BYTES) return 'much';
    if (!take(await read(page))) break;
  }

  const moment = now();
  // Records that left a list of changes are not missing in it.
  const recebidos = isOfChanges ? Math.min(received, total) : received;
  const isWhole = recebidos === total;
  await keepRecords(pass, leitura, records, async (db) => {
    await addVistos(db, source.name, leitura, added);
    await saveLeitura(db, source.name, leitura, {
      ...{ pagina: 1, esperados: total, recebidos, inteira_em: leitura.inteira_em, releitura: false },
      completa_em: isWhole ? moment.toISOString() : null,
      proxima_em: isWhole ? null : new Date(moment.getTime() + WHOLE_EVERY_MS).toISOString(),
    });
  });
  return true;
}
