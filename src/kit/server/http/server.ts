// The HTTP server around the features: error responses, health, documentation, and the built web pages.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { methodAndPath } from '#kit/contract.ts';
import { Problem, type ProblemType, preferredLanguage, TooMany, Unavailable } from '#kit/errors.ts';
import type { Database } from '../database/database.ts';
import { readLimiter } from '../limits/readLimiter.ts';
import { addMetrics, type MetricsOptions } from '../metrics/metricsRoute.ts';
import { measureRequests } from '../metrics/requestMetrics.ts';
import { limitExports } from '../work/exportLimit.ts';
import { RequestScheduler } from '../work/requestScheduler.ts';
import { noteSize } from './bodies/bodySchema.ts';
import { countValues } from './bodies/jsonBounds.ts';
import { OpenUploads } from './bodies/openUploads.ts';
import { httpTimes, type RequestTimes, refuseUnreadable, requestTimes, timeBodies } from './bodies/requestBodies.ts';
import { closeGracefully } from './closing.ts';
import { addDocumentation } from './documentation.ts';
import { addHealth } from './health.ts';
import { logDestination } from './logDestination.ts';
import { contentPolicy, type ReadSettings, sendPage } from './pages.ts';
import { refuseOutside, withoutPrefix } from './prefix.ts';
import { requestSerializer, responseSerializer } from './requestLog.ts';
import { shareSerializers } from './serializers.ts';
import { BODY_LIMIT, clientKeyOf, type Gate, mount, type Routes } from './serve.ts';
import { answerInTurn } from './turns.ts';
import { asProblem, rejectUnstorableJson, setStrictValidator } from './validation.ts';

export type ServerOptions = Omit<Gate, 'uploads' | 'scheduler' | 'exportLimit' | 'readLimit'> & {
  database: Database;
  /** The features' calls, by their group on the documentation page. */
  routes: Record<string, Routes>;
  /** The limits for heavy reads, in percent of the usual ones. */
  readLimitPercent?: number;
  appName: string;
  logLevel: string;
  /** IP addresses of trusted proxies. */
  trustProxy?: string[] | false;
  /** The built web pages; null serves only the calls. */
  webRoot: string | null;
  /** First path segments that calls share with pages; below the calls' other first segments there are no pages. */
  sharedWithPages?: readonly string[];
  /** Default maximum size of a JSON body in bytes. */
  bodyLimit?: number;
  /** Time limits for requests; shorter in tests. */
  times?: RequestTimes;
  /** Called first for every request, including pages and files. */
  watch?: (request: FastifyRequest) => Promise<void>;
  /** What the page knows from the start; nothing by default. */
  readSettings?: ReadSettings;
  /** The path below which the server is, such as `/certame`; empty at the root. */
  prefix?: string;
  /** What `/metrics` shows; absent: there is no such call. */
  metrics?: MetricsOptions;
};

/** First path segments of the kit's own URLs. Unknown URLs below them get JSON, never the page. */
const kitsOwn = ['api', 'healthz', 'readyz', 'assets'];

const securityHeaders = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Builds the server, not yet listening. */
export async function createServer({
  database,
  authenticate,
  writeRate,
  freeSpace,
  readLimitPercent,
  routes,
  appName,
  logLevel,
  trustProxy = false,
  webRoot,
  sharedWithPages = [],
  bodyLimit = BODY_LIMIT,
  times = requestTimes,
  watch,
  readSettings = async () => null,
  prefix = '',
  metrics,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    trustProxy,
    genReqId: () => randomUUID(),
    ...(prefix && { rewriteUrl: withoutPrefix(prefix) }),
    logger: {
      level: logLevel,
      stream: logDestination,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: requestSerializer(routes), res: responseSerializer },
    },
    routerOptions: { ignoreTrailingSlash: true },
    // Bodies and the shutdown have their own time limits.
    return503OnClosing: false,
    http: httpTimes(times),
    clientErrorHandler: refuseUnreadable,
    // For URLs that reach no route, and so none of the hooks below.
    frameworkErrors: (error, request, response) => {
      request.language = preferredLanguage(request.headers['accept-language']);
      response.headers(securityHeaders).header('x-request-id', request.id);
      return sendProblem(toProblem(error, request), request, response);
    },
  });
  answerInTurn(app);
  const requestMetrics = metrics && measureRequests(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('language', 'pt');
  app.addHook('onRequest', async (request, response) => {
    request.language = preferredLanguage(request.headers['accept-language']);
    response.headers(securityHeaders).header('x-request-id', request.id);
  });
  if (watch) app.addHook('onRequest', watch);
  if (prefix) refuseOutside(app, prefix);
  // Cookies are parsed on demand; most calls do not need them.
  await app.register(fastifyCookie, { hook: false });
  awaitWork(app);
  closeGracefully(app);
  timeBodies(app, times);
  const scheduler = new RequestScheduler();
  app.server.on('connection', () => scheduler.connected());
  readBodies(app, scheduler);
  setStrictValidator(app);
  shareSerializers(app);
  app.setErrorHandler((error: FastifyError | Problem, request, response) => {
    const problem = toProblem(error, request);
    // The client has disconnected, and nobody waits for a response.
    const isGivenUp = request.raw.destroyed && !request.raw.complete;
    if (isGivenUp) request.log.info('The client aborted the request.');
    // Expected while closing.
    else if (problem.type === 'unavailable' && app.isClosingAnnounced()) request.log.info('Refused: the server is closing.');
    // Could be one per request: log a line without a stack trace.
    else if (problem instanceof Unavailable) request.log.warn(`Answered with 503: ${(problem.cause as Error).message}`);
    else if (problem.status >= 500) request.log.error(error);
    return sendProblem(problem, request, response);
  });
  // Without a build, as in development, only the calls are served.
  const pages = webRoot && existsSync(webRoot) ? webRoot : null;
  const withoutPages = new Set([...kitsOwn, ...firstWords(routes)].filter((word) => !sharedWithPages.includes(word)));
  const wantsPage = ({ method, headers, url }: FastifyRequest) =>
    (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html') && !withoutPages.has(firstWord(url));
  app.setNotFoundHandler(async (request, response) => {
    const isPage = pages !== null && wantsPage(request);
    request.measuredAs = isPage ? 'page' : 'unknown';
    if (isPage) return sendPage(request, response, pages, readSettings, prefix);
    return sendProblem(new Problem('not-found'), request, response);
  });
  // Some screens have the URL of a call. Calls have a token; navigations do not.
  if (pages)
    app.addHook('onRequest', async (request, response) => {
      const mayBeBoth = sharedWithPages.includes(firstWord(request.url)) && request.headers.authorization === undefined;
      if (!mayBeBoth || !wantsPage(request)) return undefined;
      request.measuredAs = 'page';
      return sendPage(request, response, pages, readSettings, prefix);
    });

  await addDocumentation(app, appName, prefix);
  await app.register(async (calls) => {
    calls.addHook('onSend', async (_request, response) => {
      if (!response.hasHeader('cache-control')) response.header('cache-control', 'no-store');
    });
    const readLimit = readLimiter(readLimitPercent);
    const exportLimit = limitExports(readLimit.exports);
    const gate = { authenticate, uploads: new OpenUploads(), scheduler, exportLimit, readLimit, writeRate, freeSpace };
    for (const [tag, feature] of Object.entries(routes)) mount(calls, tag, feature, gate);
    addHealth(calls, database);
  });
  // Not among the calls, whose headers would tell it from an unknown address.
  if (metrics && requestMetrics) addMetrics(app, database, requestMetrics, metrics);
  if (pages) await serveWeb(app, pages, readSettings, prefix);
  return app;
}

/** The first path segments of these calls. */
function firstWords(routes: Record<string, Routes>): string[] {
  return Object.values(routes).flatMap(({ contract }) => Object.values(contract).map(({ route }) => firstWord(methodAndPath(route)[1])));
}

/** `/api/users?page=2` → `api` */
function firstWord(url: string): string {
  return url.split(/[/?]/, 2)[1] ?? '';
}

/** Closing waits for handlers and streamed responses to end, even after a disconnect: they may still have to write or clean up. */
function awaitWork(app: FastifyInstance): void {
  const underWay = new Set<Promise<unknown>>();
  const add = (work: Promise<unknown>) => {
    const ended = work.catch(() => {});
    underWay.add(ended);
    ended.then(() => underWay.delete(ended));
  };
  app.decorate('awaitOnClose', add);
  app.addHook('onSend', async (_request, _response, payload) => {
    if (payload instanceof Readable) add(new Promise((resolve) => payload.once('close', resolve)));
  });
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
}

/** Bodies with more characters are parsed in a turn of their own. */
const LARGE_BODY = 16_384;

/** JSON bodies are parsed, byte streams are passed on, forms are ignored where they may be sent; other types are refused. */
function readBodies(app: FastifyInstance, scheduler: RequestScheduler): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string | Buffer) => {
    const text = String(body);
    if (text === '') return undefined;
    if (text.length > LARGE_BODY) await scheduler.waitForTurn(clientKeyOf(request));
    const values = countValues(text);
    const value = await new Promise((resolve, reject) => {
      parse(request, text, (fault, read) => (fault ? reject(fault) : resolve(read)));
    });
    rejectUnstorableJson(text, value);
    noteSize(value, values);
    return value;
  });
  app.addContentTypeParser('application/octet-stream', (_request, stream, done) => done(null, stream));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (request: FastifyRequest) => {
    if (!request.routeOptions.config.takesForms) throw new Problem('unsupported-media-type');
    return undefined;
  });
}

/** Fastify's own errors, mapped to our catalogue. */
const fastifyErrors: Record<string, ProblemType> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

function toProblem(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  // A GET with invalid path parameters is an unknown URL.
  if (error.validationContext === 'params' && request.method === 'GET') return new Problem('not-found');
  if (error.validation)
    return asProblem(
      error.validation,
      error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body'),
      request.language,
    );
  const known = fastifyErrors[error.code];
  if (known) return new Problem(known);
  return new Problem(error.statusCode && error.statusCode < 500 ? 'malformed' : 'internal');
}

function sendProblem(problem: Problem, request: FastifyRequest, response: FastifyReply) {
  // Do not wait for the rest of the request.
  if (problem.type === 'request-timeout') response.header('connection', 'close');
  if (problem instanceof TooMany || problem instanceof Unavailable) response.header('retry-after', problem.retryAfter);
  return response
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.toBody(request.language, request.id));
}

/** The page, its scripts and pictures. Files with a hash in their name never change. */
async function serveWeb(app: FastifyInstance, webRoot: string, readSettings: ReadSettings, prefix: string): Promise<void> {
  for (const path of ['/', '/index.html'])
    app.get(path, { schema: { hide: true } }, (request, response) => sendPage(request, response, webRoot, readSettings, prefix));
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    // Pages are sent with what belongs into their places.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (response, path) => {
      const immutable = path.startsWith(join(webRoot, 'assets'));
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
