// What runs before everything else cannot share code with the application, so that both agree is tried here.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { choices } from '#features/layout/web/choices.ts';
import { languages } from '#kit/errors.ts';

const script = readFileSync(new URL('./public/first-paint.js', import.meta.url), 'utf8');

/** The document's attributes after the script ran in a browser that keeps `kept`. */
function paint(kept: Record<string, string>, { systemIsDark = false, refuses = false } = {}) {
  const root = { dataset: {} as Record<string, string>, dir: '', lang: '' };
  runInNewContext(script, {
    document: { documentElement: root },
    matchMedia: () => ({ matches: systemIsDark }),
    localStorage: {
      getItem: (key: string) => {
        if (refuses) throw new Error('denied');
        return kept[key] ?? null;
      },
    },
  });
  return { ...root.dataset, dir: root.dir, lang: root.lang };
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
