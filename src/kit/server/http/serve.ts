// Creates routes from a contract and its handlers.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Contract, type Endpoint, effectOf, methodAndPath, type Request } from '#kit/contract.ts';
import { type Language, Problem } from '#kit/errors.ts';
import type { Static, TSchema } from '#kit/schema.ts';
import { type CurrentCall, currentCall } from '../database/postgres/connectionShares.ts';
import type { FreeSpace } from '../files/freeSpace.ts';
import { runForAccount } from '../limits/currentAccount.ts';
import type { ReadLimiter } from '../limits/readLimiter.ts';
import type { WriteRateLimiter } from '../limits/writeRateLimiter.ts';
import type { ExportLimit } from '../work/exportLimit.ts';
import type { ClientKey, RequestScheduler } from '../work/requestScheduler.ts';
import { closed } from './bodies/bodySchema.ts';
import type { OpenUploads } from './bodies/openUploads.ts';
import { type Authenticate, assertAllowed, type Caller, isCommand } from './caller.ts';
import { normalizeQuery, rejectNulInUrl } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Delays the closing of the server until `work` has ended. */
    awaitOnClose(work: Promise<unknown>): void;
  }
  interface FastifyContextConfig {
    takesForms?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
    language: Language;
  }
}

/** Default maximum size of a JSON body in bytes. */
export const BODY_LIMIT = 2 ** 20;

/** What a handler gets besides the request's data. */
export type Context<E extends Endpoint> = {
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  language: Language;
  request: FastifyRequest;
  /** Only for headers and cookies: the body is what the handler returns. */
  response: FastifyReply;
  /** Authenticates again, for long responses; null if the token has expired or the account is gone. */
  authenticateAgain(): Promise<Caller | null>;
  /** Aborts when the client has gone; work that takes long then throws its reason. */
  clientGone(): AbortSignal;
};

/** A response with another status, created by `answer`. */
class Answer<Status extends number, Content> {
  readonly status: Status;
  readonly content: Content;
  constructor(status: Status, content: Content) {
    this.status = status;
    this.content = content;
  }
}

/** Responds with one of the contract's `others`. */
export function answer<const Status extends number, Content>(status: Status, content: Content): Answer<Status, Content> {
  return new Answer(status, content);
}

type Others<E extends Endpoint> =
  E['others'] extends Readonly<Record<number, TSchema>>
    ? { [S in keyof E['others'] & number]: Answer<S, Static<E['others'][S]>> }[keyof E['others'] & number]
    : never;
type Bytes = AsyncIterable<string | Uint8Array> | Uint8Array;
type Answers<E extends Endpoint> = (E['reply'] extends TSchema ? Static<E['reply']> : Bytes) | Others<E>;

/** One handler per endpoint: a missing one, or a response that is not in the contract, does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (request: Request<C[K], Readable>, context: Context<C[K]>) => Answers<C[K]> | Promise<Answers<C[K]>>;
};

/** A feature's calls, ready to be mounted. */
export type Routes = { contract: Contract; handlers: Record<string, AnyHandler> };
type AnyHandler = (request: unknown, context: unknown) => unknown;

export function serve<C extends Contract>(contract: C, handlers: Handlers<C>): Routes {
  return { contract, handlers: handlers as Record<string, AnyHandler> };
}

/** Maximum body size of public calls, which are not limited in number: passwords, names and tokens are short. */
const PUBLIC_BODY_LIMIT = 65_536;

/** The checks before every handler. */
export type Gate = {
  authenticate: Authenticate;
  uploads: OpenUploads;
  exportLimit: ExportLimit;
  scheduler: RequestScheduler;
  /** Limits for heavy reads. */
  readLimit: ReadLimiter;
  /** Rate limit for writes; absent: unlimited. */
  writeRate?: WriteRateLimiter | undefined;
  /** Minimum free space on the database's disk, if it is a local one. */
  freeSpace?: FreeSpace | undefined;
};

/** Adds the routes to `app`. `tag` groups them on the documentation page. */
export function mount(app: FastifyInstance, tag: string, { contract, handlers }: Routes, gate: Gate): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    // Checked at run time too, because a contract may come from unchecked code.
    if (!endpoint.access) throw new Error(`${endpoint.route} does not say who may call it.`);
    app.route(toRoute(`${tag}.${name}`, tag, endpoint, handlers[name] as AnyHandler, gate));
  }
}

function toRoute(operationId: string, tag: string, endpoint: Endpoint, handle: AnyHandler, gate: Gate): RouteOptions {
  const { authenticate, uploads, scheduler, exportLimit, readLimit } = gate;
  const [method, url] = methodAndPath(endpoint.route);
  const { params, query, body, bodyLimit, reply, status = 200, others, access, heavy, summary, takesForms = false } = endpoint;
  // A stream lasts, and tells of what has just changed.
  const isReading = method === 'GET' && access !== 'public' && reply !== 'text/event-stream';
  const limit = bodyLimit ?? (access === 'public' ? PUBLIC_BODY_LIMIT : undefined);
  return {
    method,
    url,
    ...(limit && { bodyLimit: limit }),
    config: { takesForms, isEventStream: reply === 'text/event-stream' },
    schema: {
      operationId,
      summary,
      tags: [tag],
      security: access === 'public' ? [] : [{ bearer: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body: body === 'stream' ? bytesOf('application/octet-stream') : closed(body) }),
      response: { ...others, [status]: typeof reply === 'string' ? bytesOf(reply) : reply },
    },
    onRequest: async (request) => {
      rejectNulInUrl(request.url);
      request.caller = await currentCall.run(callOf(request, tag), () => authenticate(request));
      assertAllowed(request.caller, endpoint);
      if (heavy && isLimited(request)) readLimit.admit(clientKeyOf(request), heavy);
      await assertCapacity(request, endpoint, gate);
    },
    preValidation: async (request) => {
      if (body === 'stream' && !(request.body instanceof Readable)) throw new Problem('unsupported-media-type');
      // A POST without a body is treated as `{}`.
      if (body && body !== 'stream' && request.body === undefined) request.body = {};
      if (query) request.query = normalizeQuery(request.query as Record<string, unknown>, query as never);
    },
    handler: async (request, response) => {
      const { caller, language } = request;
      const clientKey = clientKeyOf(request);
      const call = { ...callOf(request, tag), isReading };
      // Commands on this machine have no account.
      const inCall: InCall = (work) =>
        currentCall.run(call, async () => (caller?.id ? runForAccount(caller.id, work, caller.session) : work()));
      // Never from a standby: a session that has ended must not pass.
      const authenticateAgain = () => currentCall.run(callOf(request, tag), () => authenticate(request));
      const end = body === 'stream' ? uploads.enter(caller?.id ?? 0) : undefined;
      const answering = () =>
        handle(request, { caller, language, request, response, authenticateAgain, clientGone: () => watchClient(response) });
      const applied = isLimited(request) ? heavy : undefined;
      const limited = () => (applied === 'export' ? exportLimit(caller, response, answering) : answering());
      const inTurn = () => scheduler.waitForTurn(clientKey).then(() => inCall(limited));
      // Nobody waits for a search whose client has gone while it waited.
      const unlessGone = async () => (response.raw.destroyed ? givenUp : inTurn());
      const result = (applied === 'search' ? readLimit.run(clientKey, unlessGone) : inTurn()).finally(end);
      request.server.awaitOnClose(result);
      const waitForTurn = () => scheduler.waitForTurn(clientKey);
      const found = await result.catch(unlessGivenUp);
      return found === givenUp ? response.send() : send(response, status, reply, scheduled(found, waitForTurn, inCall));
    },
  };
}

/** Instead of an answer to a client that has gone. */
const givenUp = Symbol('given up');

function watchClient({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort(givenUp);
  else raw.once('close', () => leaving.abort(givenUp));
  return leaving.signal;
}

function unlessGivenUp(error: unknown): typeof givenUp {
  if (error === givenUp) return givenUp;
  throw error;
}

/** Commands on this machine are not limited. */
function isLimited({ caller }: FastifyRequest): boolean {
  return caller === null || !isCommand(caller);
}

/** The token identifies the account before it is known; an invalid one fails before any query. */
function callOf({ headers, ip }: FastifyRequest, feature: string): CurrentCall {
  return { feature, sender: headers.authorization ?? ip };
}

/** @throws {Problem} `too-many-requests` if the caller writes too fast, `insufficient-storage` if the call adds data and the disk is nearly full */
async function assertCapacity({ caller, headers }: FastifyRequest, endpoint: Endpoint, { writeRate, freeSpace }: Gate): Promise<void> {
  const effect = effectOf(endpoint);
  if (effect === 'reads') return;
  if (caller?.id && writeRate) writeRate.admit(caller.id, bytesToCome(headers, endpoint));
  if (effect === 'adds') await freeSpace?.assertFree();
}

/** Size of a JSON body. Files have their own quotas, and users do not send them fast enough to matter. */
function bytesToCome(headers: FastifyRequest['headers'], { body, bodyLimit = BODY_LIMIT }: Endpoint): number {
  if (body === 'stream') return 0;
  // Without a declared size, the maximum counts.
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : bodyLimit;
}

/** The account, or the IP address of a caller without one. */
export function clientKeyOf({ caller, ip }: FastifyRequest): ClientKey {
  return caller?.id || ip;
}

/** Runs a part of a call so that its queries count for the caller. */
type InCall = <T>(work: () => T | Promise<T>) => Promise<T>;

/** Schedules each piece of a streamed response separately. */
function scheduled(result: unknown, waitForTurn: () => Promise<void>, inCall: InCall): unknown {
  const isInPieces = typeof result === 'object' && result !== null && Symbol.asyncIterator in result && !(result instanceof Readable);
  return isInPieces ? schedulePieces(result as AsyncIterable<unknown>, waitForTurn, inCall) : result;
}

async function* schedulePieces(pieces: AsyncIterable<unknown>, waitForTurn: () => Promise<void>, inCall: InCall): AsyncIterable<unknown> {
  const iterator = pieces[Symbol.asyncIterator]();
  let isLeftOpen = false;
  try {
    while (true) {
      // The stream requests pieces outside the call's context.
      const { done, value } = await inCall(() => iterator.next());
      if (done) return;
      isLeftOpen = true;
      yield value;
      isLeftOpen = false;
      await waitForTurn();
    }
  } finally {
    // The client has disconnected before the end.
    if (isLeftOpen) await inCall(async () => iterator.return?.());
  }
}

/** The documentation of responses other than JSON, without validation. @param mediaType `text/csv; charset=utf-8` */
function bytesOf(mediaType: string) {
  const [essence = mediaType] = mediaType.split(';');
  return { content: { [essence]: { schema: { contentMediaType: essence } } } };
}

function send(response: FastifyReply, status: number, reply: Endpoint['reply'], result: unknown) {
  if (result instanceof Answer) return response.code(result.status).send(result.content);
  response.code(status);
  if (typeof reply === 'string') {
    // Proxies must not buffer events; the connection is closed when the stream ends.
    if (reply === 'text/event-stream') response.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    // The handler may know better what its bytes are.
    if (!response.hasHeader('content-type')) response.type(reply);
    if (result instanceof Uint8Array) return response.send(result);
    const pieces = result as AsyncIterable<string | Uint8Array>;
    return response.send(pieces instanceof Readable ? pieces : Readable.from(pieces, { objectMode: false }));
  }
  // The specification's changes answer with an empty body.
  return result === undefined ? response.send() : response.send(result);
}
