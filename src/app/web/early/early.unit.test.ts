import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { choices } from '#features/layout/web/choices.ts';
import { languages } from '#kit/errors.ts';
import { earlyScript } from '../../../../scripts/firstScreens.mjs';

/** The file lists that the build writes into the page. */
const files = {
  start: [],
  login: ['login.js', 'texts-pt-1.js', 'texts-de-1.js'],
  shell: ['shell.js', 'shell.css', 'texts-pt-1.js', 'texts-de-1.js'],
  overview: ['overview.js'],
  list: ['list.js'],
};

let script = '';
beforeAll(async () => {
  script = await earlyScript(files);
});

type Page = { systemIsDark?: boolean; refuses?: boolean; pathname?: string; search?: string };

/** What the script did in a page with `kept` in local storage. */
function run(kept: Record<string, string>, { systemIsDark = false, refuses = false, pathname = '/login', search = '' }: Page = {}) {
  const root = { dataset: {} as Record<string, string>, dir: '', lang: '' };
  const hints: { rel: string; as: string; href: string }[] = [];
  const calls: [address: string, headers: Record<string, string>][] = [];
  const storage = new Map(Object.entries(kept));
  runInNewContext(script, {
    ...{ URLSearchParams, Date, JSON, Map, Promise, AbortSignal, atob, setTimeout },
    document: {
      documentElement: root,
      createElement: () => ({}),
      head: { append: (hint: (typeof hints)[number]) => hints.push(hint) },
    },
    location: { pathname, search },
    performance: { now: () => 0 },
    navigator: {},
    matchMedia: () => ({ matches: systemIsDark }),
    fetch: async (address: string, { headers }: { headers: Record<string, string> }) => {
      calls.push([address, headers]);
      return {};
    },
    localStorage: {
      getItem: (key: string) => {
        if (refuses) throw new Error('denied');
        return storage.get(key) ?? null;
      },
    },
  });
  const { coming, ...looks } = root.dataset;
  return { looks: { ...looks, dir: root.dir, lang: root.lang }, coming, hints, calls };
}

const paint = (...given: Parameters<typeof run>) => run(...given).looks;

/** The preloaded files. */
const fetched = (kept: Record<string, string>, pathname: string) =>
  run(kept, { pathname }).hints.map(({ href }) => href.replace('/assets/', ''));

const tokenUntil = (exp: number) => `head.${btoa(JSON.stringify({ iat: 0, exp }))}.sign`;
const accessToken = tokenUntil(Date.now() / 1000 + 600);
const signedIn = { userData: '{"id":1}', accessToken, refreshToken: 'again' };
const usual = { skin: 'light', mantineColorScheme: 'light', dir: 'ltr', lang: 'pt-BR' };

describe('before the first paint', () => {
  it.each(choices.skin.filter((skin) => skin !== 'system'))('sets the skin %s', (skin) => {
    expect(paint({ skin: JSON.stringify(skin) })).toEqual({ ...usual, skin, mantineColorScheme: skin === 'dark' ? 'dark' : 'light' });
  });

  it('uses the skin of the system, if so chosen', () => {
    expect(paint({ skin: '"system"' }, { systemIsDark: true })).toMatchObject({ skin: 'dark', mantineColorScheme: 'dark' });
    expect(paint({ skin: '"system"' })).toMatchObject({ skin: 'light', mantineColorScheme: 'light' });
  });

  it('reads a skin stored without quotation marks, and ignores unknown ones', () => {
    expect(paint({ skin: 'dark' })).toMatchObject({ skin: 'dark' });
    expect(paint({ skin: '"neon"', direction: '"up"', language: 'xx' })).toEqual(usual);
  });

  it('has no dark menu where the menu is horizontal', () => {
    expect(paint({ skin: '"semi-dark"', menuLayout: '"horizontal"' })).toMatchObject({ skin: 'light' });
  });

  it.each(choices.direction)('sets the direction %s', (direction) => {
    expect(paint({ direction: JSON.stringify(direction) })).toMatchObject({ dir: direction });
  });

  it.each(languages)('sets the language %s', (language) => {
    expect(paint({ language })).toMatchObject({ lang: language === 'pt' ? 'pt-BR' : language });
  });

  it('says where the frame will be, for users who are signed in', () => {
    expect(run(signedIn, { pathname: '/importar' }).coming).toBe('vertical  floating');
    const own = { ...signedIn, menuLayout: '"horizontal"', menuCollapsed: 'true', navbarType: '"hidden"' };
    expect(run(own, { pathname: '/' }).coming).toBe('horizontal collapsed no-bar');
    expect(run({ ...signedIn, menuHidden: 'true' }, { pathname: '/' }).coming).toBe('no-menu  floating');
    expect(run(signedIn, { pathname: '/login' }).coming).toBeUndefined();
    expect(run({}, { pathname: '/importar' }).coming).toBeUndefined();
  });

  it('is light without storage', () => {
    expect(paint({ skin: '"dark"' }, { refuses: true })).toEqual(usual);
  });
});

describe('the files of the first screen', () => {
  it('are preloaded for the login page, the overview and the list', () => {
    expect(fetched({}, '/login')).toEqual(['login.js', 'texts-pt-1.js']);
    expect(fetched({}, '/pages/login-v1')).toEqual(['login.js', 'texts-pt-1.js']);
    expect(fetched(signedIn, '/')).toEqual(['shell.js', 'shell.css', 'texts-pt-1.js', 'overview.js']);
    expect(fetched(signedIn, '/apps/invoice/list')).toEqual(['shell.js', 'shell.css', 'texts-pt-1.js', 'list.js']);
    expect(fetched({ remembered: 'true' }, '/')).toEqual(['shell.js', 'shell.css', 'texts-pt-1.js', 'overview.js']);
  });

  it('are the frame alone for other screens, and none for public pages', () => {
    expect(fetched(signedIn, '/importar')).toEqual(['shell.js', 'shell.css', 'texts-pt-1.js']);
    expect(fetched({}, '/misc/maintenance')).toEqual([]);
  });

  it("have the texts of the user's language only", () => {
    expect(fetched({ language: 'de' }, '/login')).toEqual(['login.js', 'texts-de-1.js']);
  });

  it('are preloaded as code or style', () => {
    const { hints } = run(signedIn, { pathname: '/importar' });
    expect(hints.map(({ rel, as }) => [rel, as])).toEqual([
      ['modulepreload', ''],
      ['preload', 'style'],
      ['modulepreload', ''],
    ]);
  });
});

describe('the first calls', () => {
  it('are sent with the stored token and the language', async () => {
    const { calls } = run({ ...signedIn, language: 'de' }, { pathname: '/apps/invoice/list', search: '?page=3&uf=SP,RJ&busca=4' });
    await expect.poll(() => calls.length).toBe(1);
    const [address, headers] = calls[0] ?? [];
    expect(address).toBe('/api/licitacoes?q=&sort=proximas&order=desc&page=3&perPage=10&uf=SP%2CRJ');
    expect(headers).toMatchObject({ authorization: `Bearer ${accessToken}`, 'accept-language': 'de' });
  });

  it('are not sent without a session, nor by other screens', async () => {
    const { calls } = run({}, { pathname: '/apps/invoice/list', search: '?page=3' });
    const { calls: others } = run(signedIn, { pathname: '/importar' });
    await new Promise((resolve) => setTimeout(resolve));
    expect([...calls, ...others]).toEqual([]);
  });
});
