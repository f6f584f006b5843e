// The server's calls for commands of the operator: through the server that has locked the data, or in this process if there is none.
import { type Endpoint, type Input, methodAndPath, type Reply } from '#kit/contract.ts';
import type { Language } from '#kit/errors.ts';
import { FolderLocked } from '#kit/server/database/sqlite/folderLock.ts';
import type { Routes } from '#kit/server/http/serve.ts';
import { createServer } from '#kit/server/http/server.ts';
import { accountFeatures } from '../ports/accountFeatures.ts';
import { quotasOf } from '../ports/quotas.ts';
import { openServices } from '../services.ts';
import { addressHere, type Config } from '../start/config.ts';
import { openData } from '../start/data.ts';
import { addressOf, callServer, type Parts, ServerProblem } from './callServer.ts';

/** Calls the server as a command of this machine. @throws {ServerProblem} */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Reply<E>>;

export type WithCalls = typeof withCalls;

/** Runs `work` with the calls of accounts and the outbox. On PostgreSQL always in this process, beside the servers. */
export async function withCalls<T>(config: Config, language: Language, work: (call: Call) => Promise<T>): Promise<T> {
  let opened: Awaited<ReturnType<typeof openCalls>>;
  try {
    opened = await openCalls(config, language);
  } catch (error) {
    const holder = error instanceof FolderLocked ? error.holder : null;
    if (!holder?.url) throw error;
    return work((endpoint, input) => callServer(holder, language, endpoint, toParts(input)));
  }
  return work(opened.call).finally(opened.close);
}

/** Opens the data and the calls on it, without listening and without work in the background. */
async function openCalls(config: Config, language: Language): Promise<{ call: Call; close(): Promise<void> }> {
  const data = await openData(config);
  try {
    const log = { info: () => {}, warn: console.error, error: console.error };
    const services = await openServices(config, { ...data, log, isServer: false });
    services.listensAt(addressHere(config));
    const features = accountFeatures(services, quotasOf(config.quotaPercent));
    const failures: unknown[] = [];
    const routes: Record<string, Routes> = Object.assign({}, ...Object.values(features).map((feature) => feature.routes));
    const app = await createServer({
      ...{ database: data.database, webRoot: null, appName: config.appName, logLevel: 'silent' },
      authenticate: services.authenticate,
      routes: Object.fromEntries(
        Object.entries(routes).map(([tag, { contract, handlers }]) => [tag, { contract, handlers: noting(handlers, failures) }]),
      ),
    });
    const call = async (endpoint: Endpoint, input: object) => {
      const [method] = methodAndPath(endpoint.route);
      const { body, ...parts } = toParts(input);
      const response = await app.inject({
        ...{ method, url: addressOf(endpoint, parts) },
        // Links begin with the server's address, not with this one.
        headers: { host: NO_HOST, authorization: `Command ${data.secret}`, 'accept-language': language },
        ...(body && { payload: body }),
      });
      if (response.statusCode < 400) return response.body === '' ? undefined : response.json();
      // The operator needs the cause, not only what users see of it.
      if (response.statusCode >= 500 && failures.length > 0) throw failures.pop();
      throw new ServerProblem(response.json());
    };
    const close = async () => {
      await app.close();
      await services.mailer.stop();
      await services.cleaner.close();
      await services.documents.close();
      await services.events.close();
      services.addresses.close();
      await data.close();
    };
    return { call: call as Call, close };
  } catch (error) {
    await data.close();
    throw error;
  }
}

/** The same handlers, whose errors are also kept in `failures`. */
function noting(handlers: Routes['handlers'], failures: unknown[]): Routes['handlers'] {
  const noted = Object.entries(handlers).map(([name, handle]) => [
    name,
    async (request: unknown, context: unknown) => {
      try {
        return await handle(request, context);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(noted);
}

/** A name that no machine has. */
const NO_HOST = 'command.invalid';

function toParts(input: object): Parts {
  const { query, params, ...others } = input as { query?: object; params?: object; body?: object };
  return { ...others, ...(params && { params: texts(params) }), ...(query && { query: texts(query) }) };
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
