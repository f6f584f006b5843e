// The lists of a source, the newest day first. One that is not answered waits, and the others are read.

import { nextLeitura, putOffLeitura } from './leituras.ts';
import { findOff } from './listas.ts';
import type { Pass } from './pass.ts';
import { planLeituras } from './plan.ts';
import { readList } from './readList.ts';
import { faultOfRead, type SourceFault } from './source.ts';
import type { Consulta } from './tables.ts';

/** `fault`: why it was given up. `answered`: whether any list was read. */
export type ListsOutcome = { isStopped: boolean; fault?: SourceFault; answered: boolean };

/** So many lists in a row, of different questions if there are, mean that the source is away; each takes minutes of attempts. */
const MOST_FAILURES = 2;

/** Reads all lists that are due. @throws {SourceFault} `address` */
export async function readLists(pass: Pass): Promise<ListsOutcome> {
  await planLeituras(pass);
  return readPending(pass);
}

/** Reads the lists that were not read to their end. @param only of these; left out: all @throws {SourceFault} `address` */
export async function readPending(pass: Pass, only?: readonly Consulta[]): Promise<ListsOutcome> {
  const { database, source, now, signal } = pass;
  const failing = new Set<Consulta>();
  let failures = 0;
  let answered = false;
  let fault: SourceFault | undefined;
  while (!signal.aborted) {
    // A source is not read as long as it answers nothing: if all of its lists were put off, one is tried.
    // One may be switched off meanwhile, but a command may ask for it.
    const off = only ? [] : await findOff(database.read, source);
    const leitura = await nextLeitura(database.read, source.name, { now: now(), failing, isEarly: !answered && !fault, only, off });
    if (!leitura) return { isStopped: false, answered, fault: answered ? undefined : fault };
    try {
      if (!(await readList(pass, leitura))) break;
      answered = true;
      failures = 0;
    } catch (error) {
      if (signal.aborted) break;
      fault = faultOfRead(error);
      if (!fault) throw error;
      await database.write((db) => putOffLeitura(db, source.name, leitura, now()));
      failing.add(leitura.consulta);
      if (++failures === MOST_FAILURES) return { isStopped: false, answered, fault };
    }
  }
  return { isStopped: true, answered };
}
