// Sends one call: URL, headers, session, errors.

import { type Endpoint, methodAndPath } from '#kit/contract.ts';
import { currentLanguage } from '../locale/language.ts';
import { atPrefix } from '../pathPrefix.ts';
import { callHeaders, readEarly, takeEarly } from './earlyCalls.ts';
import { CallFailed, Unreachable } from './failures.ts';
import { untilPainted } from './firstPaint.ts';
import { fetchKeepalive } from './keepalive.ts';
import { connectionLost, probeConnection, serverUnavailable } from './serverState.ts';

type Scalar = string | number | boolean;
export type Parts = {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar | readonly Scalar[] | undefined>;
  body?: unknown;
};

/** `fetch`, or a replacement. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;
export type RequestOptions = { signal?: AbortSignal; transport?: Transport };

/** The access token; given a token that the server refused, a renewed one. Undefined without a session. */
export type Bearer = (refused?: string) => Promise<string | undefined>;

let bearer: Bearer = async () => undefined;

/** Registers the source of access tokens. */
export function authorizeWith(source: Bearer): void {
  bearer = source;
}

let onRestricted = async () => {};

/** Registers the handler for users who must set up two-step verification first. */
export function setRestrictedHandler(lead: () => Promise<void>): void {
  onRestricted = lead;
}

/** Reads the answers of calls that the page started early, so that the first rendering has them. Waits `longest` milliseconds at most. */
export function readEarlyAnswers(longest: number): Promise<void> {
  // Without a token, or if it cannot be renewed now, the calls are sent as usual.
  return readEarly(
    bearer().catch(() => undefined),
    longest,
  );
}

/** Sends the call and returns a successful response; errors are thrown as `CallFailed` or `Unreachable`. */
export async function request(endpoint: Endpoint, parts: Parts, options: RequestOptions = {}): Promise<Response> {
  const needsSession = endpoint.access !== 'public';
  const token = needsSession ? await bearer() : undefined;
  // Without a session the server would refuse the call.
  if (needsSession && !token) throw new CallFailed(401, undefined);
  let response = await attempt(endpoint, parts, token, options);
  if (response.status === 401 && token) {
    const renewed = await bearer(token);
    if (renewed) response = await attempt(endpoint, parts, renewed, options);
  }
  if (response.status === 503) serverUnavailable.set(true);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Converts an error response, and calls the handler of restricted calls. */
async function refusalOf(response: Response): Promise<CallFailed> {
  const failure = await CallFailed.from(response);
  if (failure.problem?.type === 'two-step-required') onRestricted().catch(() => {});
  return failure;
}

async function attempt(
  endpoint: Endpoint,
  parts: Parts,
  token: string | undefined,
  { signal, transport: given }: RequestOptions,
): Promise<Response> {
  const [method, path] = methodAndPath(endpoint.route);
  const isStream = endpoint.body === 'stream';
  const send = given ?? (method === 'GET' || isStream ? fetch : fetchKeepalive);
  const address = addressOf(path, parts);
  const early = method === 'GET' && !given ? await takeEarly(address, currentLanguage(), token, signal) : undefined;
  if (early) return early;
  if (method === 'GET') await untilPainted();
  const headers = new Headers(callHeaders(currentLanguage(), token));
  if (parts.body !== undefined) headers.set('content-type', isStream ? 'application/octet-stream' : 'application/json');
  const body = isStream ? (parts.body as Blob) : JSON.stringify(parts.body);
  try {
    const response = await send(atPrefix(address), { method, headers, body, signal });
    // An answer that was under way when the connection was lost is no sign that it is back.
    if (connectionLost.isUp()) void probeConnection();
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    void probeConnection();
    throw new Unreachable(error);
  }
}

/** `/a/:id` and its parts → `/a/1?uf=SP,RJ`. An empty list is sent, because it matches nothing; undefined is omitted. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${place}?${search}` : place;
}
