// Signed-in users of the browser tests.
import { expect, type Page, type Request } from '@playwright/test';
import { keeperOf, restingPlace, takeResting } from './sharedPage.ts';

export const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin', fullName: 'Helena Prado' },
  client: { email: 'client@demo.com', password: 'client', fullName: 'Tiago Nunes' },
} as const;

type Credentials = { email: string; password: string };
type SignedIn = { userData: object; accessToken: string; refreshToken: string };

/** A new account, for tests that change one. */
export async function newAccount(page: Page): Promise<Credentials & { username: string }> {
  const username = `novo-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${username}@orgao.example`, username, password: 'mesa vela rio doze' };
  const answer = await page.request.post('/jwt/register', { data: account });
  expect(answer.ok()).toBe(true);
  return account;
}

/**
 * The sessions of the demo accounts, reused until they expire or a test ends them: checking a password takes
 * the server 100 ms.
 */
const lasting = new Map<string, { session: SignedIn; until: number }>();
const lifetime = 4 * 60_000;
const endsSessions = /\/jwt\/refresh-token|\/api\/auth\//;

async function signIn(page: Page, account: keyof typeof accounts | Credentials): Promise<SignedIn> {
  if (typeof account === 'object') return askForSession(page, account);
  const known = lasting.get(account);
  if (known && known.until > Date.now()) return known.session;
  const session = await askForSession(page, accounts[account]);
  lasting.set(account, { session, until: Date.now() + lifetime });
  return session;
}

async function askForSession(page: Page, { email, password }: Credentials): Promise<SignedIn> {
  return (await page.request.post('/jwt/login', { data: { email, password } })).json();
}

/** Opens `path` signed in, without the login page. */
export async function openAs(page: Page, account: keyof typeof accounts | Credentials, path: string): Promise<void> {
  const session = await signIn(page, account);
  const context = page.context();
  context.removeListener('request', forgetEnded).on('request', forgetEnded);
  const keeper = keeperOf(context);
  if (!keeper) {
    // Once, before the first page, so that signing out lasts. A window's name survives navigation.
    await page.addInitScript(
      ({ mark, entries }) => {
        if (window !== window.top || window.name.includes(mark)) return;
        window.name += ` ${mark}`;
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      { mark: crypto.randomUUID(), entries: sessionEntries(session) },
    );
    await page.goto(path);
  } else if (takeResting(page) && path !== restingPlace) {
    const heading = await page.$('h1');
    await page.evaluate(signInThere, { entries: sessionEntries(session), path });
    await heading?.waitForElementState('hidden');
  } else {
    await keeper.evaluate(signInThere, { entries: sessionEntries(session) });
    await page.goto(path);
  }
}

/** A session as the application stores it. The access token is last, since other tabs wait for it. */
function sessionEntries({ userData, accessToken, refreshToken }: SignedIn): [key: string, value: string][] {
  return Object.entries({ userData: JSON.stringify(userData), refreshToken, accessToken });
}

/** Runs in a page: stores the session, and opens `path` as a tab does in which another tab has signed in. */
function signInThere({ entries, path }: { entries: [key: string, value: string][]; path?: string }): void {
  for (const [key, value] of entries) localStorage.setItem(key, value);
  if (path === undefined) return;
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  history.pushState(null, '', path);
}

function forgetEnded(request: Request): void {
  if (request.method() !== 'GET' && endsSessions.test(request.url())) lasting.clear();
}
