// Documents refer to files of the repository by links and by names in backticks.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const folders = '{src,docs,scripts,bench,deploy,faults,e2e,migrations}';
const files = [...globSync(`${folders}/**/*.*`), ...globSync('*.*')].map((file) => file.replaceAll('\\', '/'));
const names = new Set(files.map((file) => posix.basename(file)));
const documents = files.filter((file) => file.endsWith('.md'));

test.each(documents)('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(posix.join(posix.dirname(document), to)))).toEqual([]);
});

/** Entries of the changelog name files as they were, and so do decisions that no longer hold in all their parts. */
const isPast = (document: string) =>
  document === 'CHANGELOG.md' || /^[\d-]{10} · (superseded by|accepted, but for) /m.test(readFileSync(document, 'utf8'));

test.each(documents.filter((document) => !isPast(document)))('%s names files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].map(([, name = '']) =>
    name.replace(/^(\.\.?\/)+/, ''),
  );
  const isThere = (name: string) => (name.includes('/') ? files.some((file) => `/${file}`.endsWith(`/${name}`)) : names.has(name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
