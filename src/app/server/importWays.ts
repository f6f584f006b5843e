// The two ways in which the import command reaches the data: through the server that holds it, or, when none does, by itself.
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { makeRecord } from '#features/audit/server/record.ts';
import { findName } from '#features/auth/server/findName.ts';
import { importacoes } from '#features/importacoes/contract.ts';
import type { Estado, Importacao, ImportacaoDetail, Rejeito } from '#features/importacoes/entities.ts';
import { importQueue } from '#features/importacoes/server/queue.ts';
import { receiveFile } from '#features/importacoes/server/receive.ts';
import { recordRunBy } from '#features/importacoes/server/recordRun.ts';
import { runImport } from '#features/importacoes/server/run.ts';
import { cancelRun, discardRun, findRun, listRejects, listRuns, startRun } from '#features/importacoes/server/runs.ts';
import { tidyAll } from '#features/importacoes/server/tidy.ts';
import { type Endpoint, methodAndPath } from '#kit/contract.ts';
import type { Language, ProblemBody } from '#kit/errors.ts';
import { FolderHeld, type Holder } from '#kit/server/database/lock.ts';
import { makeEvents } from '#kit/server/events.ts';
import type { Config } from './config.ts';
import { openData } from './data.ts';
import { importerOf } from './importing.ts';
import { importNewsBy } from './importNews.ts';

/** What the command asks for; everything else about a run it reads from `show`. */
export type ImportWay = {
  receive(file: { arquivo: string; compra: string; size: number; bytes: AsyncIterable<Uint8Array> }): Promise<ImportacaoDetail>;
  start(id: number): Promise<void>;
  show(id: number): Promise<ImportacaoDetail>;
  discard(id: number): Promise<void>;
  cancel(id: number): Promise<void>;
  listInterrupted(): Promise<number[]>;
  listRejects(id: number, most: number): Promise<Rejeito[]>;
  close(): Promise<void>;
};

/** So many interrupted runs are taken up at once. */
const LOOKED_AT = 100;

/** What the server said, in words already. */
export class ToldProblem extends Error {
  constructor({ title, detail }: ProblemBody) {
    super([title, detail].filter(Boolean).join(' '));
  }
}

/** @throws {FolderHeld} when somebody else than a server holds the data */
export async function openWay(config: Config, language: Language): Promise<ImportWay> {
  try {
    return await openDirectly(config, language);
  } catch (error) {
    if (!(error instanceof FolderHeld) || !error.holder?.url) throw error;
    return throughServer(error.holder, language);
  }
}

async function openDirectly(config: Config, language: Language): Promise<ImportWay> {
  const { database, files, close } = await openData(config);
  const onError = (error: unknown) => console.error(error);
  const events = makeEvents(database.signals, onError);
  const news = importNewsBy(events);
  const importer = importerOf(config, files, news);
  const record = recordRunBy(makeRecord({ nameOf: findName, onRecorded: () => events.tell('admins', 'audit') }), null);
  const queue = importQueue({ database, importer, run: (id, signal) => runImport(database, importer, id, signal), onError });
  await tidyAll(database, importer);
  await queue.begin();
  return {
    receive: async ({ arquivo, compra, size, bytes }) => {
      const id = await receiveFile(database, importer, { arquivo, compra, bytes, announced: size, userId: null });
      news.moved();
      return findRun(database, importer, id, language);
    },
    start: async (id) => {
      await startRun(database, importer, id, record);
      queue.wake();
      news.moved();
    },
    show: (id) => findRun(database, importer, id, language),
    discard: (id) => discardRun(database, importer, id, record).then(news.moved),
    cancel: (id) => cancelRun(database, importer, id, record),
    listInterrupted: async () =>
      (await listRuns(database, { page: 1, perPage: LOOKED_AT, ...interrupted }, language)).importacoes.map(idOf),
    listRejects: async (id, most) => (await listRejects(database, id, { page: 1, perPage: most })).rejeitos,
    close: async () => {
      await queue.stop();
      await events.close();
      await close();
    },
  };
}

function throughServer(holder: Holder, language: Language): ImportWay {
  const ask = <T>(endpoint: Endpoint, parts: Parts = {}) => send<T>(holder, language, endpoint, parts);
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    receive: ({ arquivo, compra, bytes, size }) => ask(importacoes.receive, { query: { arquivo, compra }, bytes, size }),
    start: (id) => ask(importacoes.start, byId(id)),
    show: (id) => ask(importacoes.show, byId(id)),
    discard: (id) => ask(importacoes.discard, byId(id)),
    cancel: (id) => ask(importacoes.cancel, byId(id)),
    listInterrupted: async () => {
      const query = { perPage: String(LOOKED_AT), estado: interrupted.estado.join() };
      return (await ask<{ importacoes: Importacao[] }>(importacoes.list, { query })).importacoes.map(idOf);
    },
    listRejects: async (id, most) =>
      (await ask<{ rejeitos: Rejeito[] }>(importacoes.listRejects, { ...byId(id), query: { perPage: String(most) } })).rejeitos,
    close: async () => {},
  };
}

const interrupted: { estado: Estado[]; abertas: boolean } = { estado: ['interrompida'], abertas: false };

function idOf({ id }: Importacao): number {
  return id;
}

type Parts = { params?: Record<string, string>; query?: Record<string, string>; bytes?: AsyncIterable<Uint8Array>; size?: number };

async function send<T>(
  { url, secret }: Holder,
  language: Language,
  endpoint: Endpoint,
  { params = {}, query = {}, bytes, size }: Parts,
): Promise<T> {
  const [method, path] = methodAndPath(endpoint.route);
  const address = `${url}${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}?${new URLSearchParams(query)}`;
  const answered = Promise.withResolvers<IncomingMessage>();
  const sending = request(address, {
    method,
    headers: {
      authorization: `Command ${secret}`,
      'accept-language': language,
      ...(bytes && { 'content-type': 'application/octet-stream', 'content-length': size }),
    },
  });
  sending.on('response', answered.resolve).on('error', answered.reject);
  // A refusal may come before the end; what is still unsent is then of no use to anybody.
  if (bytes) await sendAll(sending, bytes, answered.promise);
  else sending.end();
  const answer = await answered.promise;
  const body = await text(answer);
  sending.destroy();
  const said = body === '' ? undefined : JSON.parse(body);
  if ((answer.statusCode ?? 500) >= 400) throw new ToldProblem(said);
  return said as T;
}

async function sendAll(sending: ReturnType<typeof request>, bytes: AsyncIterable<Uint8Array>, answered: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const over = answered.then(
    () => {
      isAnswered = true;
    },
    () => {
      isAnswered = true;
    },
  );
  for await (const chunk of bytes) {
    if (isAnswered) return;
    if (!sending.write(chunk)) await Promise.race([new Promise((resolve) => sending.once('drain', resolve)), over]);
  }
  sending.end();
}
