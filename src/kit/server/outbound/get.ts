// GET of public data on the internet, limited in time, in size, and to public addresses.
import { type LookupAddress, lookup } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib';
import { isPublicAddress } from './addresses.ts';
import { OutboundError, toOutboundError } from './outboundError.ts';

export type GetOptions = {
  /** The header `Accept`. */
  accept: string;
  /** For the whole call with its redirects, in milliseconds. */
  timeoutMs?: number;
  /** To find the host, to connect and to agree on keys, in milliseconds. */
  connectTimeoutMs?: number;
  /** Without a byte from the service, in milliseconds. */
  idleTimeoutMs?: number;
  /** Of the body so many bytes have to come in each such time. */
  leastRate?: { bytes: number; everyMs: number };
  /** Of the body, as received and as decoded. */
  maxBytes: number;
  /** For tests: allows own networks, and `http:`. */
  allowPrivate?: boolean;
  signal?: AbortSignal;
};

/** `body` is decoded, though `headers` still name its encoding. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const MOST_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches `url`, which must be `https:`. Redirects are followed within the same host and scheme. Every status is an answer, not an error.
 * Each call has its own connection, and uses no proxy.
 * @throws {OutboundError}
 */
export async function get(url: string | URL, options: GetOptions): Promise<Answer> {
  const { timeoutMs = 120_000, signal } = options;
  const stopping = new AbortController();
  let next = askable(url, options);
  const { origin } = next;
  const giveUp = () => stopping.abort(new OutboundError('aborted', `The call to ${origin} was given up.`));
  const timer = setTimeout(() => stopping.abort(timedOut(origin, 'has not answered completely', timeoutMs)), timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    for (let followed = 0; ; followed++) {
      const answer = await ask(next, options, stopping);
      const target = redirects.has(answer.status) ? answer.headers.location : undefined;
      if (target === undefined) return answer;
      if (followed === MOST_REDIRECTS) throw new OutboundError('redirect', `${origin} redirects more than ${MOST_REDIRECTS} times.`);
      next = redirected(next, target);
    }
  } catch (error) {
    // What ends a call early also breaks its connection, with an error of less meaning.
    throw stopping.signal.aborted ? stopping.signal.reason : toOutboundError(error, origin);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** @throws {OutboundError} `address` */
function askable(url: string | URL, { allowPrivate = false }: GetOptions): URL {
  const parsed = URL.parse(String(url));
  if (!parsed) throw new OutboundError('address', 'The text is not a URL.');
  const { protocol, origin, hostname, username, password } = parsed;
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) {
    throw new OutboundError('address', `The scheme ${protocol} is not allowed, only https:.`);
  }
  if (username || password) throw new OutboundError('address', `The URL of ${origin} contains a user name or a password.`);
  const host = unbracketed(hostname);
  // Node connects to an address without a lookup.
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(host);
  return parsed;
}

/** @throws {OutboundError} `redirect` */
function redirected(from: URL, location: string): URL {
  const to = URL.parse(location, from);
  if (!to || to.origin !== from.origin) throw new OutboundError('redirect', `${from.origin} redirects to another host or scheme.`);
  to.username = '';
  to.password = '';
  return to;
}

/** One request and its answer. @param stopping is aborted with an OutboundError when a time limit is reached */
async function ask(url: URL, options: GetOptions, stopping: AbortController): Promise<Answer> {
  const { connectTimeoutMs = 15_000, idleTimeoutMs = 60_000, accept, allowPrivate = false } = options;
  const connecting = setTimeout(
    () => stopping.abort(timedOut(url.origin, 'could not be connected to', connectTimeoutMs)),
    connectTimeoutMs,
  );
  const isSecure = url.protocol === 'https:';
  const request = (isSecure ? https : http).request({
    protocol: url.protocol,
    host: unbracketed(url.hostname),
    port: url.port,
    path: url.pathname + url.search,
    headers: { accept, 'accept-encoding': 'gzip, br', 'user-agent': 'Certame' },
    lookup: allowPrivate ? undefined : lookupPublic,
    // Whatever the environment says.
    rejectUnauthorized: true,
    agent: false,
    signal: stopping.signal,
  });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting)));
      request.setTimeout(idleTimeoutMs, () => stopping.abort(timedOut(url.origin, 'has sent nothing', idleTimeoutMs)));
      request.once('response', resolve);
      // Errors may follow the first one.
      request.on('error', reject);
      request.end();
    });
    const { statusCode: status = 0, headers } = response;
    const body =
      redirects.has(status) && headers.location !== undefined ? Buffer.alloc(0) : await readBody(response, options, url.origin, stopping);
    return { status, headers, body };
  } finally {
    clearTimeout(connecting);
    request.destroy();
  }
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, leastRate }: GetOptions,
  origin: string,
  stopping: AbortController,
): Promise<Buffer> {
  const tooLarge = () => new OutboundError('tooLarge', `${origin} has sent more than ${maxBytes} bytes.`);
  if (Number(response.headers['content-length']) > maxBytes) throw tooLarge();
  const decode = decoderOf(response.headers['content-encoding'], origin);
  const chunks: Buffer[] = [];
  let size = 0;
  let sizeBefore = 0;
  const looking =
    leastRate &&
    setInterval(() => {
      if (size - sizeBefore < leastRate.bytes) stopping.abort(timedOut(origin, 'has sent too little', leastRate.everyMs));
      sizeBefore = size;
    }, leastRate.everyMs);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    clearInterval(looking);
  }
  const received = Buffer.concat(chunks, size);
  // The headers of an empty body may still name an encoding.
  if (!decode || size === 0) return received;
  try {
    return await decode(received, { maxOutputLength: maxBytes });
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : error;
  }
}

function decoderOf(encoding: string | undefined, origin: string) {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return promisify<Buffer, ZlibOptions, Buffer>(gunzip);
    case 'br':
      return promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress);
    default:
      throw new OutboundError('network', `${origin} has used an encoding that it was not asked for.`);
  }
}

/** As `dns.lookup`, but finds only public addresses. Node connects to what this returns, so a second lookup cannot give another address. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const [first, ...others] = found.filter(({ address }) => isPublicAddress(address));
    if (error) callback(error, []);
    else if (!first) callback(notPublic(hostname), []);
    else if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};

function notPublic(host: string): OutboundError {
  return new OutboundError('address', `${host} is not on the public internet.`);
}

function timedOut(origin: string, what: string, ms: number): OutboundError {
  return new OutboundError('timeout', `${origin} ${what} within ${ms / 1000} s.`);
}

/** IPv6 is in brackets in URLs only. */
function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
