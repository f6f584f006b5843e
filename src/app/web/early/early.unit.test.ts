// first-paint.js cannot share code with the application, so this tests that both agree.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { choices } from '#features/layout/web/choices.ts';
import { languages } from '#kit/errors.ts';

const script = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');

/** The file lists that the build writes into the page. */
const files = { login: 'login.js pt-1.js de-1.js', shell: 'shell.js shell.css pt-1.js de-1.js', overview: 'overview.js', list: 'list.js' };

/** The document's attributes after the script ran with `kept` in local storage, and the files it preloaded. */
function run(kept: Record<string, string>, { systemIsDark = false, refuses = false, pathname = '/' } = {}) {
  const root = { dataset: {} as Record<string, string>, dir: '', lang: '' };
  const hints: { rel: string; as: string; href: string }[] = [];
  runInNewContext(script, {
    document: {
      documentElement: root,
      currentScript: { dataset: files },
      createElement: () => ({}),
      head: { append: (hint: (typeof hints)[number]) => hints.push(hint) },
    },
    location: { pathname },
    matchMedia: () => ({ matches: systemIsDark }),
    localStorage: {
      getItem: (key: string) => {
        if (refuses) throw new Error('denied');
        return kept[key] ?? null;
      },
    },
  });
  return { looks: { ...root.dataset, dir: root.dir, lang: root.lang }, hints };
}

function paint(...given: Parameters<typeof run>) {
  return run(...given).looks;
}

/** The preloaded files. */
function fetched(kept: Record<string, string>, pathname: string): string[] {
  return run(kept, { pathname }).hints.map(({ href }) => href.replace('/assets/', ''));
}

const usual = { skin: 'light', mantineColorScheme: 'light', dir: 'ltr', lang: 'pt-BR' };

describe('before the first paint', () => {
  it.each(choices.skin.filter((skin) => skin !== 'system'))('wears the skin %s', (skin) => {
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

  it.each(choices.direction)('runs %s', (direction) => {
    expect(paint({ direction: JSON.stringify(direction) })).toMatchObject({ dir: direction });
  });

  it.each(languages)('speaks %s', (language) => {
    expect(paint({ language })).toMatchObject({ lang: language === 'pt' ? 'pt-BR' : language });
  });

  it('is light without storage', () => {
    expect(paint({ skin: '"dark"' }, { refuses: true })).toEqual(usual);
  });
});

describe('the files of the first screen', () => {
  const signedIn = { userData: '{"id":1}' };

  it('are preloaded for the login page, the overview and the list', () => {
    expect(fetched({}, '/login')).toEqual(['login.js', 'pt-1.js']);
    expect(fetched({}, '/')).toEqual(['login.js', 'pt-1.js']);
    expect(fetched({}, '/pages/login-v1')).toEqual(['login.js', 'pt-1.js']);
    expect(fetched(signedIn, '/')).toEqual(['shell.js', 'shell.css', 'pt-1.js', 'overview.js']);
    expect(fetched(signedIn, '/apps/invoice/list')).toEqual(['shell.js', 'shell.css', 'pt-1.js', 'list.js']);
    expect(fetched({ remembered: 'true' }, '/')).toEqual(['shell.js', 'shell.css', 'pt-1.js', 'overview.js']);
  });

  it('are the frame alone for other screens, and none for public pages', () => {
    expect(fetched(signedIn, '/importar')).toEqual(['shell.js', 'shell.css', 'pt-1.js']);
    expect(fetched({}, '/misc/maintenance')).toEqual([]);
  });

  it("have the texts of the user's language only", () => {
    expect(fetched({ language: 'de' }, '/login')).toEqual(['login.js', 'de-1.js']);
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
