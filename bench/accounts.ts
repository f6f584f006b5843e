// Accounts of a measured server, signed in over the wire.
import { ask } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';

/** Settings of a server with public demo accounts and open registration that trusts `X-Forwarded-For` of this machine. */
export const openServer = { TRUST_PROXY: '127.0.0.1', DEMO: 'public', REGISTRATION: 'open', REGISTRATIONS_PER_HOUR: '1000000' };

const password = 'uma senha de bancada 73';
let asked = 0;

export const demoAccounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};

/** @returns a token */
export function signIn(url: string, account: { email: string; password: string }): Promise<string> {
  return tokenBy(url, '/jwt/login', account);
}

/** Registers a new account, which is an admin as every registered account. @returns a token */
export function register(url: string): Promise<string> {
  const username = `bench${asked}.${process.pid}`;
  return tokenBy(url, '/jwt/register', { username, email: `${username}@x.example`, password });
}

/** Each request comes from another network address. */
async function tokenBy(url: string, path: string, account: object): Promise<string> {
  const address = addressOf(0xc00000 + asked++);
  const sent = { path, query: '', body: JSON.stringify(account), type: 'application/json' };
  const { status, body } = await ask(url, sent, { method: 'POST', address });
  const { accessToken } = status === 200 ? JSON.parse(body) : {};
  if (!accessToken) throw new Error(`POST ${path}: ${status} ${body.slice(0, 300)}`);
  return accessToken;
}
