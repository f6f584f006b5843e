// Every text is used by the code. The compiler checks that no language lacks one.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Catalogue = { [key: string]: string | Catalogue };

const catalogues = globSync('src/{kit,features/*,app}/web/{,*/}texts/pt.ts');
const code = globSync('src/{kit,brasil,features/*,app}/web/**/*.{ts,tsx}')
  .filter((file) => !/\/texts\/|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The keys of all texts, plurals by their common name. */
function keysOf(catalogue: Catalogue, above = ''): string[] {
  return Object.entries(catalogue).flatMap(([name, value]) => {
    const key = above + name.replace(/_(zero|one|many|other)$/, '');
    return typeof value === 'string' ? [key] : keysOf(value, `${key}.`);
  });
}

/** Every string, or its part after a colon: `'field.title'`, `'licitacoes:field.title'`. */
const quoted = new Set(code.match(/(?<=['":])[^'":\s]+(?=['"])/g));
/** Template strings with a value: `status.${status}`. */
const templates = code.split('`').filter((piece) => piece.includes('${'));

/** Used as a string, or as a template: `status.${status}`, `stage.${stage}.name`. */
function isSaid(key: string): boolean {
  if (quoted.has(key)) return true;
  const parts = key.split('.');
  return parts.slice(1).some((_, place) => {
    const before = `${parts.slice(0, place + 1).join('.')}.\${`;
    const after = parts
      .slice(place + 2)
      .map((part) => `.${part}`)
      .join('');
    return templates.some((piece) => piece.startsWith(before) && piece.endsWith(after) && piece.length > before.length + after.length);
  });
}

describe('every text is used', () => {
  it('finds the catalogues', () => expect(catalogues.length).toBeGreaterThan(3));

  it.each(catalogues)('%s', async (file) => {
    const { texts } = (await import(new URL(`../../../${file}`, import.meta.url).href)) as { texts: Catalogue };
    expect(keysOf(texts).filter((key) => !isSaid(key))).toEqual([]);
  });
});
