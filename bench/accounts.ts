// Accounts of a measured server, signed in over the wire.
import { ask } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';

/** A server whose demonstration is everybody's, that lets anybody register, and believes this machine for whom it asks. */
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

/** An account that nothing has been done with yet; it manages everything, as every registered account does. @returns a token */
export function register(url: string): Promise<string> {
  const username = `bench${asked}.${process.pid}`;
  return tokenBy(url, '/jwt/register', { username, email: `${username}@x.example`, password });
}

/** Each comes from an address of its own. */
async function tokenBy(url: string, path: string, said: object): Promise<string> {
  const address = addressOf(0xc00000 + asked++);
  const sent = { path, query: '', body: JSON.stringify(said), type: 'application/json' };
  const { status, body } = await ask(url, sent, { method: 'POST', address });
  const { accessToken } = status === 200 ? JSON.parse(body) : {};
  if (!accessToken) throw new Error(`POST ${path}: ${status} ${body.slice(0, 300)}`);
  return accessToken;
}
