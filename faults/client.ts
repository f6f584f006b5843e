// An account that calls the server over the wire, also while the server is away.
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { ask } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';
import { demoAccounts } from '../bench/accounts.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of any call
type Body = any;
/** `status` is 0 without an answer. */
export type Said = { status: number; body: Body; retryAfter: number };
export type Client = (call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, body?: object | Buffer) => Promise<Said>;

/** Tokens last ten minutes. */
const TOKEN_MS = 300_000;
const RETRY_MS = 50;
let clients = 0;

/** @param account of the demonstration */
export function clientOf(url: string, account: keyof typeof demoAccounts = 'admin'): Client {
  const agent = url.startsWith('https:') ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const address = addressOf(0x100000 + clients++);
  let token = '';
  let since = Number.NEGATIVE_INFINITY;
  let renewing: Promise<void> | undefined;
  const signIn = async () => {
    const sent = { path: '/jwt/login', query: '', body: JSON.stringify(demoAccounts[account]), type: 'application/json' };
    const { status, body } = await ask(url, sent, { method: 'POST', agent, address });
    if (status !== 200) return;
    token = parsed(body).accessToken;
    since = performance.now();
  };
  const renew = async () => {
    if (token && performance.now() - since < TOKEN_MS) return;
    renewing ??= signIn().finally(() => {
      renewing = undefined;
    });
    await renewing;
  };
  return async (call, body) => {
    const [method = '', target = ''] = call.split(' ');
    const [path = '', query = ''] = target.split('?');
    await renew();
    const isFile = Buffer.isBuffer(body);
    const sent = {
      ...{ path, query, body: isFile ? body : body && JSON.stringify(body) },
      type: isFile ? 'application/octet-stream' : body && 'application/json',
    };
    const { status, body: text, retryAfter } = await ask(url, sent, { method, token, agent, address });
    if (status === 401) token = '';
    return { status, body: parsed(text), retryAfter };
  };
}

/** Asks until there is an answer that is no refusal for now. */
export async function insist(client: Client, ...call: Parameters<Client>): Promise<Said> {
  for (;;) {
    const said = await client(...call);
    if (![0, 401, 429, 502, 503, 504].includes(said.status)) return said;
    await setTimeout(RETRY_MS);
  }
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
