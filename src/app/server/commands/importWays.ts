// The two ways in which the import command reaches the data: through the server that holds it, or, when none does, by itself.
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
import { importedTopics, importerOf } from '../import/importing.ts';
import { importNewsBy } from '../import/importNews.ts';
import type { Config } from '../start/config.ts';
import { openData } from '../start/data.ts';
import { askServer, followEvents, type Parts } from './askServer.ts';

/** What the command asks for; everything else about a run it reads from `show`. */
export type ImportWay = {
  receive(file: { arquivo: string; vinculo: string; size: number; bytes: AsyncIterable<Uint8Array> }): Promise<ImportacaoDetail>;
  start(id: number): Promise<Importacao>;
  show(id: number): Promise<Importacao>;
  /** Resolves at the next news there is of any run; some may be missed. */
  nextNews(): Promise<void>;
  discard(id: number): Promise<void>;
  cancel(id: number): Promise<void>;
  /** Those that were started and are not over. */
  listUnfinished(): Promise<Importacao[]>;
  listRejects(id: number, most: number): Promise<Rejeito[]>;
  close(): Promise<void>;
};

/** So many unfinished runs are followed at once. */
const LOOKED_AT = 100;

/** @throws {FolderLocked} when somebody else than a server holds the data */
export async function openWay(config: Config, language: Language): Promise<ImportWay> {
  try {
    return await openDirectly(config, language);
  } catch (error) {
    if (!(error instanceof FolderLocked) || !error.holder?.url) throw error;
    return throughServer(error.holder, language);
  }
}

async function openDirectly(config: Config, language: Language): Promise<ImportWay> {
  const { database: forRequests, files, close } = await openData(config);
  // On PostgreSQL an import may wait for locks and run statements for longer than a request.
  const database = forRequests.forPurpose('background');
  const onError = (error: unknown) => console.error(error);
  const events = makeEvents(database.signals, onError);
  const news = importNewsBy(events, importedTopics);
  const changes = makeSignal();
  const importer = importerOf(config, files, {
    ...news,
    ended: (ends) => {
      news.ended(ends);
      changes.notify();
    },
  });
  const record = auditRunBy(makeRecord({ nameOf: findName, onRecorded: () => events.publish('admins', 'audit') }), null);
  const queue = importQueue({ database, importer, run: (id, signal) => runImport(database, importer, id, signal), onError });
  await purgeAll(database, importer);
  await queue.begin();
  // Where several processes share the data, another one may be at the run.
  const stopListening = await database.signals.listen(changes.notify, changes.notify);
  return {
    receive: async ({ arquivo, vinculo, size, bytes }) => {
      const id = await receiveFile(database, importer, { arquivo, vinculo, bytes, announced: size, userId: null });
      news.changed();
      return findRun(database, importer, id, language);
    },
    start: async (id) => {
      await startRun(database, importer, id, record);
      queue.wake();
      news.changed();
      return findRun(database, importer, id, language);
    },
    show: (id) => findRun(database, importer, id, language),
    nextNews: changes.next,
    discard: (id) => discardRun(database, importer, id, record).then(news.changed),
    cancel: (id) => cancelRun(database, importer, id, record),
    listUnfinished: async () =>
      inTurn((await listRuns(database, importer, { page: 1, perPage: LOOKED_AT, ...unfinished }, language)).importacoes),
    listRejects: async (id, most) => (await listRejects(database, id, { page: 1, perPage: most })).rejeitos,
    close: async () => {
      await queue.stop();
      await stopListening();
      await events.close();
      await close();
    },
  };
}

async function throughServer(holder: Holder, language: Language): Promise<ImportWay> {
  const ask = <T>(endpoint: Endpoint, parts: Parts = {}) => askServer<T>(holder, language, endpoint, parts);
  const changes = makeSignal();
  const stopListening = await followEvents(holder, changes.notify);
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    receive: ({ arquivo, vinculo, bytes, size }) => ask(importacoes.receive, { query: { arquivo, vinculo }, bytes, size }),
    start: (id) => ask(importacoes.start, byId(id)),
    show: (id) => ask(importacoes.show, byId(id)),
    nextNews: changes.next,
    discard: (id) => ask(importacoes.discard, byId(id)),
    cancel: (id) => ask(importacoes.cancel, byId(id)),
    listUnfinished: async () => {
      const query = { perPage: String(LOOKED_AT), estado: unfinished.estado.join() };
      return inTurn((await ask<{ importacoes: Importacao[] }>(importacoes.list, { query })).importacoes);
    },
    listRejects: async (id, most) =>
      (await ask<{ rejeitos: Rejeito[] }>(importacoes.listRejects, { ...byId(id), query: { perPage: String(most) } })).rejeitos,
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

/** As the queue takes them: the one that was sent first. */
function inTurn(runs: Importacao[]): Importacao[] {
  return runs.toSorted((one, other) => one.id - other.id);
}
