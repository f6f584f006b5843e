// Reads each source that is switched on, in one process at a time; another one takes over when it dies.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import type { Fonte, Problema } from '../contract.ts';
import { changeFonte, findFonte, forgetEnd } from './fontes.ts';
import { beginListas, endListas } from './listas.ts';
import type { CallCounter } from './metrics.ts';
import { type Deliver, leaseOf, type Pass } from './pass.ts';
import { LONGEST_WAIT_MIN, triedAgainAt } from './putOff.ts';
import { readDetails } from './readDetails.ts';
import { readLists } from './readLists.ts';
import { type Ask, type Source, SourceFault } from './source.ts';
import type { FontesTable } from './tables.ts';

/** Asks a source. `close` ends the calls that wait. */
export type Asker = { ask: Ask; close(): void };

export type ReaderOptions = {
  background: Database;
  sources: readonly Source[];
  /** @param address where the source is @param perSecond calls */
  openAsker(source: Source, address: string, perSecond: number): Asker;
  deliver: Deliver;
  events: Pick<Events, 'publish'>;
  /** Tells admins that a source needs them. */
  tellAdmins(source: Source, problema: Problema, detalhe: string): Promise<void>;
  calls: CallCounter;
  onError(error: unknown): void;
  now?: () => Date;
};

export type Reader = { wake(fonte: Fonte): void; stop(): Promise<void> };

/** Minutes until a source that does not answer is tried again. */
const RETRY_MIN = 5;
/** Minutes until a source is read again whose pass ended with its server; twice as many after each further one. */
const WAIT_AFTER_END_MIN = 1;
/** How often a pass looks whether it was switched off. */
const LOOK_EVERY_MS = 2000;

export function sourceReader(options: ReaderOptions): Reader {
  const { background, sources, onError, now = () => new Date() } = options;
  const works = new Map<Fonte, BackgroundWork>();
  for (const source of sources)
    works.set(
      source.name,
      backgroundWork({
        database: background,
        name: leaseOf(source.name),
        hasWork: async () => isDue(await findFonte(background.read, source), now()),
        drain: (signal) => readDue({ ...options, now }, source, signal),
        onError,
      }),
    );
  return {
    wake: (fonte) => works.get(fonte)?.wake(),
    stop: async () => {
      await Promise.all([...works.values()].map((work) => work.stop()));
    },
  };
}

function isDue({ ligada, pedida_em, proxima_em, minutos, quedas_seguidas }: FontesTable, now: Date): boolean {
  if (!ligada || pedida_em !== null || proxima_em === null) return ligada;
  // Further ahead than any pass puts it: the clock was ahead then.
  const latest = new Date(now.getTime() + 2 * Math.max(minutos, quedas_seguidas > 0 ? LONGEST_WAIT_MIN : RETRY_MIN) * 60_000);
  return proxima_em <= now.toISOString() || proxima_em > latest.toISOString();
}

async function readDue(options: ReaderOptions & { now(): Date }, source: Source, signal: AbortSignal): Promise<void> {
  const { background, now } = options;
  while (!signal.aborted) {
    const row = await findFonte(background.read, source);
    if (!isDue(row, now())) return;
    if (hasEnded(row)) await waitAfterEnd(options, source, row);
    else await runPass(options, source, row, signal);
  }
}

/** Whether the last pass ended with its server: every other end says when the next one is. Nobody asked for one since. */
const hasEnded = ({ quedas_seguidas, proxima_em, pedida_em }: FontesTable) =>
  quedas_seguidas > 0 && proxima_em === null && pedida_em === null;

/** What the source sends may have ended the server, so it is not asked at once. */
async function waitAfterEnd(
  { background, events, now, tellAdmins }: ReaderOptions & { now(): Date },
  source: Source,
  { quedas_seguidas, problema: before }: FontesTable,
): Promise<void> {
  const [problema, detalhe] = ['internal', 'The server ended while it was reading.'] as const;
  const proxima_em = triedAgainAt(now(), quedas_seguidas, WAIT_AFTER_END_MIN);
  await background.write((db) => changeFonte(db, source, { problema, detalhe, proxima_em }));
  if (before !== problema) await tellAdmins(source, problema, detalhe);
  events.publish('admins', 'fontes');
  events.publish('everybody', 'fontes');
}

/** One pass; whatever happens, the next one is due later than this one. */
async function runPass(
  { background, openAsker, deliver, events, calls, onError, now, tellAdmins }: ReaderOptions & { now(): Date },
  source: Source,
  row: FontesTable,
  stopped: AbortSignal,
): Promise<void> {
  const started = now();
  const asker = openAsker(source, row.endereco || source.address, row.por_segundo);
  const askCounted = calls.counted(source.name, asker.ask);
  let chamadas = 0;
  const set = async (change: Partial<FontesTable>) => {
    await background.write((db) => changeFonte(db, source, { ...change, chamadas }));
    events.publish('admins', 'fontes');
  };
  await set({
    ...{ iniciada_em: started.toISOString(), proxima_em: null, pedida_em: null },
    // Until it has ended in another way.
    quedas_seguidas: row.quedas_seguidas + 1,
    // What changes while the first fill lasts is asked for afterwards, also when it breaks off.
    lida_desde: row.lida_desde ?? started.toISOString(),
  });
  const off = new AbortController();
  let isAskedAnew = false;
  const look = async () => {
    const { ligada, pedida_em } = await findFonte(background.read, source);
    isAskedAnew = pedida_em !== null;
    if (ligada) await set({});
    else off.abort();
  };
  const looking = setInterval(() => look().catch(onError), LOOK_EVERY_MS);
  const signal = AbortSignal.any([stopped, off.signal]);
  signal.addEventListener('abort', asker.close);
  const due = (minutes: number) => new Date(started.getTime() + minutes * 60_000);
  let foraDesde = row.fora_desde;
  /** A source that answers is no longer away, long before the pass ends. */
  const seeAnswer = async () => {
    if (foraDesde === null) return;
    foraDesde = null;
    await set({ fora_desde: null, problema: '', detalhe: '' });
    events.publish('everybody', 'fontes');
  };
  const listas = await background.write((db) => beginListas(db, source, started.toISOString()));
  const pass: Pass = {
    ...{ database: background, source, deliver, now, signal, dias: row.dias, since: row.lida_desde, listas },
    ask: async (path, most) => {
      chamadas++;
      const answer = await askCounted(path, most);
      await seeAnswer();
      return answer;
    },
  };
  try {
    const { isStopped, fault, answered } = await readLists(pass);
    if (!isStopped && !fault) {
      await background.write((db) => endListas(db, source, listas, started.toISOString(), now().toISOString()));
      await set({ lida_em: now().toISOString(), lida_desde: started.toISOString(), fora_desde: null, problema: '', detalhe: '' });
      events.publish('everybody', 'fontes');
    }
    // However long the lists took, and if some were answered, a batch of notices gets its parts.
    const isOver = (batches: number) => isAskedAnew || (batches > 0 && (fault !== undefined || now() >= due(row.minutos)));
    if (!isStopped && (!fault || answered)) await readDetails(pass, isOver);
    if (fault) throw fault;
    // A pass that was stopped goes on as soon as it may.
    if (!signal.aborted) await set({ proxima_em: due(row.minutos).toISOString(), quedas_seguidas: 0 });
  } catch (error) {
    if (signal.aborted) return;
    const { problema, detalhe } = faultOf(error);
    if (problema === 'internal') onError(error);
    const fora_desde = problema === 'down' ? (foraDesde ?? now().toISOString()) : null;
    const proxima_em = new Date(now().getTime() + RETRY_MIN * 60_000).toISOString();
    await set({ problema, detalhe, fora_desde, proxima_em, quedas_seguidas: 0 });
    // Once, until it is over or another one.
    if (problema !== 'down' && problema !== row.problema) await tellAdmins(source, problema, detalhe);
    events.publish('everybody', 'fontes');
  } finally {
    clearInterval(looking);
    asker.close();
    if (signal.aborted) await background.write((db) => forgetEnd(db, source, started));
  }
}

function faultOf(error: unknown): { problema: Problema; detalhe: string } {
  if (error instanceof SourceFault) return { problema: error.problema, detalhe: error.message.slice(0, 300) };
  return { problema: 'internal', detalhe: '' };
}
