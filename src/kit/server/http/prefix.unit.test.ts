import { expect, it } from 'vitest';
import { pageBelow, withoutPrefix } from './prefix.ts';

const page = `<html lang="pt-BR"><script src="/assets/a.js"></script><a href="/login">x</a><a href="//cdn.example/x">y</a><a href="#z">z</a>
<script>const markup = '<a href="/login">';</script><template><link rel="modulepreload" href="/assets/b.js"></template></html>`;

it('puts the prefix before the addresses of a page, not into its scripts, and names it in the document', () => {
  expect(pageBelow('/certame', page)).toBe(
    `<html data-prefix="/certame" lang="pt-BR"><script src="/certame/assets/a.js"></script><a href="/certame/login">x</a><a href="//cdn.example/x">y</a><a href="#z">z</a>
<script>const markup = '<a href="/login">';</script><template><link rel="modulepreload" href="/certame/assets/b.js"></template></html>`,
  );
});

it('leaves a page at the root as it was built', () => {
  expect(pageBelow('', page)).toBe(page);
});

it('removes the prefix of whole segments', () => {
  const rewrite = (url: string) => withoutPrefix('/a/b')({ url } as never);
  expect(['/a/b/', '/a/b/c?d=/a/b/', '/a/bc', '/a/b', '/c'].map(rewrite)).toEqual(['/', '/c?d=/a/b/', '/a/bc', '/a/b', '/c']);
});
