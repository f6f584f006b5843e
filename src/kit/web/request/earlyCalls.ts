// Calls that the page starts while the code of the application is still being fetched. The application takes their answers instead of
// sending the same calls again.
import { atPrefix } from '../pathPrefix.ts';

/** The answer, the token that the call is sent with, and when it was started; `read` once `readEarly` has read the answer. */
type EarlyCall = { answer: Promise<Response>; token: Promise<string | undefined>; startedAt: number; read?: EarlyData };
/** Of an answer that has arrived; `updatedAt` in milliseconds. */
type EarlyData = { data: unknown; updatedAt: number };
/** By `callKey`. */
type EarlyCalls = Map<string, EarlyCall>;

declare global {
  var earlyCalls: EarlyCalls | undefined;
}

/** An answer that nothing has asked for until then is out of date; in milliseconds. */
const outOfDate = 20_000;

/** The headers of every call. */
export function callHeaders(language: string, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json, text/*;q=0.9',
    'accept-language': language,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** Starts a call early. `address`: its path with its query. */
export function startEarly(address: string, language: string, token: Promise<string | undefined>): void {
  globalThis.earlyCalls ??= new Map();
  const answer = token.then((known) => {
    if (!known) throw new Error('There is no session.');
    return fetch(atPrefix(address), { headers: callHeaders(language, known) });
  });
  answer.catch(() => {});
  // Without a token the application sends the call itself.
  const early = { answer, token: token.catch(() => undefined), startedAt: performance.now() };
  globalThis.earlyCalls.set(callKey(address, language), early);
}

/** Reads the answers of calls that were sent with this token, for `takeData`. Waits for them, but not longer than `longest` milliseconds. */
export async function readEarly(token: Promise<string | undefined>, longest: number): Promise<void> {
  const reading = [...(globalThis.earlyCalls?.values() ?? [])].map(async (call) => {
    if ((await call.token) !== (await token)) return;
    const answer = await call.answer;
    // A copy: `takeEarly` gives the answer itself.
    if (answer.ok) call.read = { data: await answer.clone().json(), updatedAt: Date.now() };
  });
  await Promise.race([Promise.allSettled(reading), new Promise((end) => setTimeout(end, longest))]);
}

/** What `readEarly` has read of this call, once; undefined if it was not started early. */
export function takeData(address: string, language: string): EarlyData | undefined {
  const key = callKey(address, language);
  const early = globalThis.earlyCalls?.get(key);
  if (!early?.read || performance.now() - early.startedAt > outOfDate) return undefined;
  globalThis.earlyCalls?.delete(key);
  return early.read;
}

/**
 * The answer of a call that was started early, once: if it was sent with this token and has succeeded. Otherwise the call is sent as usual.
 * Rejects when the signal aborts.
 */
export async function takeEarly(
  address: string,
  language: string,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Response | undefined> {
  const key = callKey(address, language);
  const early = globalThis.earlyCalls?.get(key);
  if (!early) return undefined;
  globalThis.earlyCalls?.delete(key);
  if (performance.now() - early.startedAt > outOfDate || (await early.token) !== token) return undefined;
  const answer = await Promise.race([early.answer.catch(() => undefined), abortOf(signal)]);
  return answer?.ok ? answer : undefined;
}

/** Drops the answers of an account that has signed out. */
export function forgetEarly(): void {
  globalThis.earlyCalls?.clear();
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The same for every order of the parameters. */
function callKey(address: string, language: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const search = new URLSearchParams(query);
  search.sort();
  return `${language} ${path}?${search}`;
}
