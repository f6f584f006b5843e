import { makeRecord } from '#features/audit/server/record.ts';
import { findName } from '#features/auth/server/accounts/findName.ts';
import { importacoes } from '#features/importacoes/contract.ts';
import type { Estado, Importacao, ImportacaoDetail, Rejeito } from '#features/importacoes/entities.ts';
import { auditRunBy } from '#features/importacoes/server/auditRun.ts';
import { importQueue } from '#features/importacoes/server/queue.ts';
import { receiveFile } from '#features/importacoes/server/receive.ts';
import { purgeAll } from '#features/importacoes/server/retention.ts';
import { runImport } from '#features/importacoes/server/run.ts';
import { cancelRun, discardRun, findRun, listRejects, listRuns, startRun } from '#features/importacoes/server/runs.ts';
import type { Endpoint } from '#kit/contract.ts';
import type { Language } from '#kit/errors.ts';
import { FolderLocked, type Holder } from '#kit/server/database/sqlite/folderLock.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import { makeSeals } from '#kit/server/secrets/seals.ts';
import { importEventsBy } from '../import/importEvents.ts';
import { importedTopics, importerOf } from '../import/importing.ts';
import type { Config } from '../start/config.ts';
import { openData } from '../start/data.ts';
import { callServer, followEvents, type Parts } from './callServer.ts';

/** The calls of the command; `show` has the state of a run. */
export type ImportClient = {
  receive(file: { arquivo: string; vinculo: string; size: number; bytes: AsyncIterable<Uint8Array> }): Promise<ImportacaoDetail>;
  start(id: number): Promise<Importacao>;
  show(id: number): Promise<Importacao>;
  /** Resolves at the next change of any run; some may be missed. */
  nextChange(): Promise<void>;
  discard(id: number): Promise<void>;
  cancel(id: number): Promise<void>;
  /** Runs that were started and have not ended. */
  listUnfinished(): Promise<Importacao[]>;
  listRejects(id: number, limit: number): Promise<Rejeito[]>;
  close(): Promise<void>;
};

/** The maximum number of unfinished runs that are followed. */
const MAX_FOLLOWED = 100;

/** @throws {FolderLocked} if a process other than a server has locked the data */
export async function openImportClient(config: Config, language: Language): Promise<ImportClient> {
  try {
    return await openDirectly(config, language);
  } catch (error) {
    if (!(error instanceof FolderLocked) || !error.holder?.url) throw error;
    return throughServer(error.holder, language);
  }
}

async function openDirectly(config: Config, language: Language): Promise<ImportClient> {
  const changes = makeSignal();
  const { database, importer, queue, record, importEvents, close } = await openImports(config, changes.notify);
  // On PostgreSQL, another process may run the import.
  const stopListening = await database.signals.listen(changes.notify, changes.notify);
  return {
    receive: async ({ arquivo, vinculo, size, bytes }) => {
      const id = await receiveFile(database, importer, { arquivo, vinculo, bytes, announced: size, userId: null });
      importEvents.changed();
      return findRun(database, importer, id, language);
    },
    start: async (id) => {
      await startRun(database, importer, id, record);
      queue.wake();
      importEvents.changed();
      return findRun(database, importer, id, language);
    },
    show: (id) => findRun(database, importer, id, language),
    nextChange: changes.next,
    discard: (id) => discardRun(database, importer, id, record).then(importEvents.changed),
    cancel: (id) => cancelRun(database, importer, id, record),
    listUnfinished: async () =>
      inQueueOrder((await listRuns(database, importer, { page: 1, perPage: MAX_FOLLOWED, ...unfinished }, language)).importacoes),
    listRejects: async (id, limit) => (await listRejects(database, id, { page: 1, perPage: limit, mantidos: false })).rejeitos,
    close: async () => {
      await stopListening();
      await close();
    },
  };
}

async function throughServer(holder: Holder, language: Language): Promise<ImportClient> {
  const call = <T>(endpoint: Endpoint, parts: Parts = {}) => callServer<T>(holder, language, endpoint, parts);
  const changes = makeSignal();
  const stopListening = await followEvents(holder, changes.notify);
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    receive: ({ arquivo, vinculo, bytes, size }) => call(importacoes.receive, { query: { arquivo, vinculo }, bytes, size }),
    start: (id) => call(importacoes.start, byId(id)),
    show: (id) => call(importacoes.show, byId(id)),
    nextChange: changes.next,
    discard: (id) => call(importacoes.discard, byId(id)),
    cancel: (id) => call(importacoes.cancel, byId(id)),
    listUnfinished: async () => {
      const query = { perPage: String(MAX_FOLLOWED), estado: unfinished.estado.join() };
      return inQueueOrder((await call<{ importacoes: Importacao[] }>(importacoes.list, { query })).importacoes);
    },
    listRejects: async (id, limit) =>
      (await call<{ rejeitos: Rejeito[] }>(importacoes.listRejects, { ...byId(id), query: { perPage: String(limit) } })).rejeitos,
    close: async () => stopListening(),
  };
}

const unfinished: { estado: Estado[]; abertas: boolean } = { estado: ['interrompida', 'na_fila', 'em_andamento'], abertas: false };

/** `next` resolves at the next `notify`. */
function makeSignal(): { notify(): void; next(): Promise<void> } {
  let next = Promise.withResolvers<void>();
  return {
    notify: () => {
      next.resolve();
      next = Promise.withResolvers();
    },
    next: () => next.promise,
  };
}

/** In the order of the queue: the first upload first. */
function inQueueOrder(runs: Importacao[]): Importacao[] {
  return runs.toSorted((one, other) => one.id - other.id);
}

/** Imports in this process, while no server has locked the data. @param onEnded called when an import has ended @throws {FolderLocked} if another process has locked the data */
export async function openImports(config: Config, onEnded: () => void) {
  const { database: forRequests, files, close } = await openData(config);
  // On PostgreSQL, background work has longer time limits than requests.
  const database = forRequests.forPurpose('background');
  const onError = (error: unknown) => console.error(error);
  const events = makeEvents(database.signals, onError);
  const importEvents = importEventsBy(events, importedTopics);
  const importer = importerOf(config, files, {
    ...importEvents,
    ended: (ends) => {
      importEvents.ended(ends);
      onEnded();
    },
  });
  const onRecorded = () => events.publish('admins', 'audit');
  const seals = makeSeals(config.secretKeys, 'audit log');
  const record = auditRunBy(makeRecord({ nameOf: findName, seals, onRecorded, actor: 'command' }), null);
  const queue = importQueue({ database, importer, run: (id, signal) => runImport(database, importer, id, signal), onError });
  await purgeAll(database, importer);
  await queue.begin();
  return {
    ...{ database, importer, queue, record, importEvents },
    close: async () => {
      await queue.stop();
      await events.close();
      await close();
    },
  };
}
