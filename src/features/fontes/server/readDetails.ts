// The parts of queued notices and bills: items, results and documents, or steps and authors.
import { nextDetails, putOffDetails, type Queued, queueFollowedBills, removeDetails } from './details.ts';
import type { Pass } from './pass.ts';
import { MOST_WAITING_BYTES } from './readPage.ts';
import { type Ask, faultOfRead, type Parts, SourceFault } from './source.ts';

type Read = Queued & { parts: Parts[] };

/** Notices whose parts become one import of each kind. */
const NOTICES_AT_ONCE = 50;
/** The parts of one notice; of all that are read together, one more. */
const LARGEST_PARTS = 16 * 2 ** 20;
/** After so many in a row that cannot be read, this part of the service is away: the next pass tries again. */
const MOST_FAILURES = 3;

/**
 * Reads the parts of queued notices. One that cannot be read waits, and the others are read.
 * @param isOver whether to stop after so many batches
 * @throws {SourceFault} `address`
 */
export async function readDetails(pass: Pass, isOver: (batches: number) => boolean): Promise<void> {
  const { database, source, now, signal } = pass;
  if (!source.readParts) return;
  // No list says what happens to a bill later.
  if (source.thing === 'projeto') await database.write((db) => queueFollowedBills(db, source.name));
  for (let batches = 0; ; batches++) {
    if (signal.aborted || isOver(batches)) return;
    const queued = await nextDetails(database.read, source, now(), NOTICES_AT_ONCE);
    if (queued.length === 0) return;
    const { read, isAway } = await readBatch(pass, queued, () => isOver(batches));
    await keep(pass, read);
    if (isAway) return;
  }
}

/** What came before a stop or a fault is kept. */
async function readBatch(
  { database, source, ask, now, signal }: Pass,
  queued: readonly Queued[],
  isOver: () => boolean,
): Promise<{ read: Read[]; isAway: boolean }> {
  const read: Read[] = [];
  let failures = 0;
  let waiting = 0;
  for (const one of queued) {
    if (signal.aborted || isOver() || waiting > MOST_WAITING_BYTES) break;
    let bytes = 0;
    const askCounted: Ask = async (path, most) => {
      const answer = await ask(path, most);
      if (answer.kind === 'ok') bytes += answer.bytes;
      if (bytes > LARGEST_PARTS) throw new SourceFault('shape', `more than ${LARGEST_PARTS} bytes`);
      return answer;
    };
    try {
      read.push({ ...one, parts: (await source.readParts?.(askCounted, one.controle)) ?? [] });
      waiting += bytes;
      failures = 0;
    } catch (error) {
      if (signal.aborted) break;
      if (!faultOfRead(error)) throw error;
      await putOffDetails(database, source.name, one, now());
      if (++failures === MOST_FAILURES) return { read, isAway: true };
    }
  }
  return { read, isAway: false };
}

async function keep(pass: Pass, read: readonly Read[]): Promise<void> {
  const { database, source, now } = pass;
  try {
    await deliverParts(pass, read);
  } catch (error) {
    if (!faultOfRead(error)) throw error;
    const [only, ...more] = read;
    // Which one has parts of no known kind shows when each is delivered alone.
    if (more.length > 0) for (const one of read) await keep(pass, [one]);
    else if (only) await putOffDetails(database, source.name, only, now());
  }
}

/** @throws {SourceFault} `shape` */
async function deliverParts({ database, source, deliver, now }: Pass, read: readonly Read[]): Promise<void> {
  const done = read.map(({ controle }) => controle);
  const byKind = Map.groupBy(
    read.flatMap(({ parts }) => parts),
    ({ kind }) => kind,
  );
  const kinds = [...byKind];
  const name = `${source.title.pt} ${now().toISOString().slice(0, 10)}`;
  // The queue is shortened with the last kind: what a kill leaves is read again, and found unchanged.
  for (const [at, [kind, parts]] of kinds.entries())
    await deliver({ fonte: source.name, kind, name, records: parts.flatMap(({ records }) => records) }, async (db) => {
      if (at === kinds.length - 1) await removeDetails(db, source.name, done);
    });
  if (kinds.length === 0 && done.length > 0) await database.write((db) => removeDetails(db, source.name, done));
}
