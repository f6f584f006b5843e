import { IconFile } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { needs } from '#features/auth/contract.ts';
import { pageIcon } from '#features/bookmarks/web/pageIcons.ts';
import { linkOf, needOf } from '#kit/page.ts';
import { pages } from '../../pages.ts';
import { addresses } from '../routes/addresses.ts';
import { entriesOf, menu } from './menu.ts';
import { menuCounts } from './menuCounts.ts';
import type {} from './texts/pt.ts';

const repeated = (values: readonly unknown[]) => values.filter((value, place) => values.indexOf(value) !== place);

/** Whether a pattern of the router leads to a path: `/cards/{-$section}` to `/cards` and `/cards/analytics`. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('{-$') ? '(/[^/]+)?' : part.startsWith('$') ? '/[^/]+' : `/${RegExp.escape(part)}`))
    .join('');
  return new RegExp(`^${source || '/'}$`).test(path);
}

describe('the pages', () => {
  it('have ids, targets and addresses of their own', () => {
    expect(repeated(pages.map(({ id }) => id))).toEqual([]);
    expect(repeated(pages.map(({ target }) => target))).toEqual([]);
    expect(repeated(pages.map(linkOf))).toEqual([]);
  });

  it('stand at the address of their screen', () => {
    const astray = pages.filter((page) => page.at && !matches(page.at.path, new URL(linkOf(page), 'http://localhost').pathname));
    expect(astray).toEqual([]);
  });

  it('need permissions that exist', () => {
    expect(pages.filter((page) => needOf(page) !== '' && !(needOf(page) in needs))).toEqual([]);
  });

  it('have icons that are known', () => {
    expect(pages.filter(({ icon }) => pageIcon(icon) === IconFile)).toEqual([]);
    expect(pageIcon('umbrella')).toBe(IconFile);
  });
});

describe('the addresses', () => {
  it('are different', () => {
    expect(repeated(Object.values(addresses).map(({ path }) => path))).toEqual([]);
  });
});

describe('the menu', () => {
  const entries = menu.flatMap(({ items }) => items.flatMap(entriesOf));

  it('lists every page that names a section', () => {
    expect(entries.map(({ target }) => target).sort()).toEqual(pages.flatMap(({ menu: place, target }) => (place ? [target] : [])).sort());
  });

  it('has the groups that pages name', () => {
    const named = pages.flatMap(({ menu: place }) => place?.group ?? []);
    const known = menu.flatMap(({ items }) => items.flatMap((item) => ('entries' in item ? item.name : [])));
    expect(known.sort()).toEqual([...new Set(named)].sort());
  });

  it('has an entry for each count', () => {
    expect(entries.filter(({ count }) => count)).toHaveLength(Object.keys(menuCounts).length);
  });

  it('gives each letter to one entry', () => {
    expect(repeated(entries.flatMap(({ letter }) => letter ?? []))).toEqual([]);
  });
});
