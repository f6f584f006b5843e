// Asks a service for JSON, and tries again while it is overloaded or away.
import { type Answer, type GetOptions, get } from './get.ts';
import { OutboundError } from './outboundError.ts';
import type { Outcome, PoliteQueue } from './politeHosts.ts';
import { type JsonContent, type ReadOptions, readJson } from './readJson.ts';
import { retryAfter } from './retryAfter.ts';

export type JsonAnswer =
  /** `bytes`: how large it was. */
  | ({ kind: 'ok'; bytes: number } & JsonContent)
  | { kind: 'empty' }
  /** The question is wrong, or nothing is there. */
  | { kind: 'refused'; status: number; message: string }
  /** After all attempts; `isAddress`: the service must not be called there. */
  | { kind: 'down'; reason: string; isAddress: boolean };

export type AskOptions = Omit<GetOptions, 'accept'> & ReadOptions & { attempts: number };

/** 403: the firewall of the Câmara, which takes many calls for an attack. */
const overloaded = new Set([403, 408, 425, 429, 500, 502, 503, 504]);
const LONGEST_MESSAGE = 300;

/** @throws {OutboundError} `aborted` */
export async function askJson(queue: PoliteQueue, url: URL, { attempts, ...options }: AskOptions): Promise<JsonAnswer> {
  let answer: JsonAnswer = { kind: 'down', reason: '', isAddress: false };
  let refusals = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    answer = await queue.run(() => once(url, options));
    if (answer.kind === 'down' && !answer.isAddress) continue;
    // PNCP refuses good questions now and then.
    if (answer.kind === 'refused' && answer.status === 422 && refusals++ === 0) continue;
    break;
  }
  return answer;
}

async function once(url: URL, options: Omit<AskOptions, 'attempts'>): Promise<Outcome<JsonAnswer>> {
  try {
    const answer = await get(url, { ...options, accept: 'application/json' });
    const value = await read(answer, options);
    return { value, isOverloaded: value.kind === 'down', retryAfterMs: retryAfter(answer.headers) };
  } catch (error) {
    if (!(error instanceof OutboundError) || error.kind === 'aborted') throw error;
    const isAddress = error.kind === 'address' || error.kind === 'redirect' || error.kind === 'certificate';
    return { value: { kind: 'down', reason: error.message, isAddress }, isOverloaded: true };
  }
}

async function read({ status, body }: Answer, options: ReadOptions): Promise<JsonAnswer> {
  const down = (reason: string): JsonAnswer => ({ kind: 'down', reason, isAddress: false });
  if (overloaded.has(status)) return down(`HTTP ${status}`);
  if (status === 204 || (status < 300 && body.length === 0)) return { kind: 'empty' };
  const content = await readJson(body, options);
  if (status < 300) return content ? { kind: 'ok', bytes: body.length, ...content } : down(`HTTP ${status} without JSON`);
  return { kind: 'refused', status, message: messageOf(content?.records[0]) || `HTTP ${status}` };
}

function messageOf(value: unknown): string {
  const said = typeof value === 'object' && value !== null && 'message' in value ? value.message : '';
  return typeof said === 'string' ? said.slice(0, LONGEST_MESSAGE) : '';
}
