// What runs before everything else cannot share code with the application, so that both agree is tried here.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { choices } from '#features/layout/web/choices.ts';
import { languages } from '#kit/errors.ts';

const script = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');

/** What the build writes into the page. */
const files = { login: 'login.js pt-1.js de-1.js', shell: 'shell.js shell.css pt-1.js de-1.js', overview: 'overview.js', list: 'list.js' };

/** The document's attributes after the script ran in a browser that keeps `kept`, and what it was made to fetch. */
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

/** The files that are fetched beforehand. */
function fetched(kept: Record<string, string>, pathname: string): string[] {
  return run(kept, { pathname }).hints.map(({ href }) => href.replace('/assets/', ''));
}

const usual = { skin: 'light', mantineColorScheme: 'light', dir: 'ltr', lang: 'pt-BR' };

describe('before the first paint', () => {
  it.each(choices.skin.filter((skin) => skin !== 'system'))('wears the skin %s', (skin) => {
    expect(paint({ skin: JSON.stringify(skin) })).toEqual({ ...usual, skin, mantineColorScheme: skin === 'dark' ? 'dark' : 'light' });
  });

  it('wears what the system wears, if so chosen', () => {
    expect(paint({ skin: '"system"' }, { systemIsDark: true })).toMatchObject({ skin: 'dark', mantineColorScheme: 'dark' });
    expect(paint({ skin: '"system"' })).toMatchObject({ skin: 'light', mantineColorScheme: 'light' });
  });

  it('takes a skin kept without quotation marks, and passes over what is none', () => {
    expect(paint({ skin: 'dark' })).toMatchObject({ skin: 'dark' });
    expect(paint({ skin: '"neon"', direction: '"up"', language: 'xx' })).toEqual(usual);
  });

  it('leaves the dark menu out where it lies above', () => {
    expect(paint({ skin: '"semi-dark"', menuLayout: '"horizontal"' })).toMatchObject({ skin: 'light' });
  });

  it.each(choices.direction)('runs %s', (direction) => {
    expect(paint({ direction: JSON.stringify(direction) })).toMatchObject({ dir: direction });
  });

  it.each(languages)('speaks %s', (language) => {
    expect(paint({ language })).toMatchObject({ lang: language === 'pt' ? 'pt-BR' : language });
  });

  it('is light where the browser keeps nothing', () => {
    expect(paint({ skin: '"dark"' }, { refuses: true })).toEqual(usual);
  });
});

describe('what the first screen is made of', () => {
  const signedIn = { userData: '{"id":1}' };

  it('is fetched at once, for the login page, the overview and the list', () => {
    expect(fetched({}, '/login')).toEqual(['login.js', 'pt-1.js']);
    expect(fetched({}, '/')).toEqual(['login.js', 'pt-1.js']);
    expect(fetched({}, '/pages/login-v1')).toEqual(['login.js', 'pt-1.js']);
    expect(fetched(signedIn, '/')).toEqual(['shell.js', 'shell.css', 'pt-1.js', 'overview.js']);
    expect(fetched(signedIn, '/apps/invoice/list')).toEqual(['shell.js', 'shell.css', 'pt-1.js', 'list.js']);
    expect(fetched({ remembered: 'true' }, '/')).toEqual(['shell.js', 'shell.css', 'pt-1.js', 'overview.js']);
  });

  it('is the frame alone for other screens, and nothing for pages that anybody may see', () => {
    expect(fetched(signedIn, '/importar')).toEqual(['shell.js', 'shell.css', 'pt-1.js']);
    expect(fetched({}, '/misc/maintenance')).toEqual([]);
  });

  it("has the reader's texts only", () => {
    expect(fetched({ language: 'de' }, '/login')).toEqual(['login.js', 'de-1.js']);
  });

  it('is told apart into code and style', () => {
    const { hints } = run(signedIn, { pathname: '/importar' });
    expect(hints.map(({ rel, as }) => [rel, as])).toEqual([
      ['modulepreload', ''],
      ['preload', 'style'],
      ['modulepreload', ''],
    ]);
  });
});
